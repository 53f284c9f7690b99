import { Button } from '@mantine/core';
import clsx from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { Idioma } from '#shared/erros.ts';
import { idiomaDe, mensagemDe } from '#platform/web/rede/erro-api.ts';
import { tagDoIdioma, useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { type CampoRegistrado, useContextoDoFormulario, type Valores } from '../contexto.tsx';
import estilo from '../formulario.module.css';
import { mensagemNoResumo } from './no-resumo.ts';
import { isDeOutraVersao, quandoFoi, type Rascunho } from '../rascunho/rascunho.ts';
import { textosFormulario } from '../texts.ts';
import type { FalhaDoFormulario } from '../tipos.ts';
import type { Linguas } from '../valores/use-linguas.ts';

type PropsResumo = {
  /** The problems found by the last try to save. */
  achados: Readonly<Record<string, string>>;
  /** For support, where the server found them. */
  codigo: string | null;
  /** Those still there. */
  abertos: Readonly<Record<string, unknown>>;
  linguas: Linguas;
  campos: ReadonlyMap<string, CampoRegistrado>;
  /** Where a problem leads; null when it has no place of its own. */
  lugarDe: (caminho: string) => string | null;
  aoIr: (nome: string) => void;
};

const tag = (lingua: Idioma | undefined) => (lingua === undefined ? undefined : tagDoIdioma(lingua));

/** Every field to correct, each a link to its place; solved ones are crossed out. */
export function ResumoDeErros({ achados, codigo, abertos, linguas, campos, lugarDe, aoIr }: PropsResumo) {
  const t = useTextos(textosFormulario);
  const lista = Object.entries(achados);
  const restam = lista.filter(([caminho]) => caminho in abertos).length;
  if (lista.length === 0) return null;
  return (
    <section className={restam > 0 ? estilo.resumo : estilo.oferta} role="alert">
      <strong>{restam > 0 ? t('resumoErros', { n: restam }) : t('tudoCorrigido')}</strong>
      <ul>
        {lista.map(([caminho, mensagem]) => {
          const nome = lugarDe(caminho);
          const texto = mensagemNoResumo(campos, nome, mensagem);
          return (
            <li key={caminho} className={caminho in abertos ? undefined : estilo.resolvido} lang={tag(linguas[caminho])}>
              {nome === null ? (
                texto
              ) : (
                <button type="button" className={estilo.elo} onClick={() => aoIr(nome)}>
                  {texto}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {codigo && restam > 0 && <p className="suave">{t('codigoSuporte', { codigo })}</p>}
    </section>
  );
}

/** A save that failed: what happened, that nothing is lost, what to do, and the code for support. */
export function FalhaAoSalvar({ falha, aoTentar }: { falha: FalhaDoFormulario; aoTentar: () => void }) {
  const t = useTextos(textosFormulario);
  const { idioma } = useIdioma();
  const caixa = useRef<HTMLElement>(null);
  useEffect(() => {
    caixa.current?.scrollIntoView({ block: 'nearest' });
  }, [falha]);
  return (
    <section ref={caixa} className={estilo.resumo} role="alert">
      <strong>{t(falha.passageira ? 'falhaPassageira' : 'falhou')}</strong>
      <p lang={tagDoIdioma(idiomaDe(falha.erro, idioma))}>{mensagemDe(falha.erro, idioma)}</p>
      {falha.codigo && <p className="suave">{t('codigoSuporte', { codigo: falha.codigo })}</p>}
      {falha.passageira && (
        <Button size="xs" variant="default" onClick={aoTentar}>
          {t('tentarDeNovo')}
        </Button>
      )}
    </section>
  );
}

/** Offers the draft that this browser kept, and says if the record is another by now. */
export function OfertaDeRascunho({
  rascunho,
  guardados,
  salvos,
  aoRecuperar,
  aoDescartar,
}: {
  rascunho: Rascunho;
  /** How many there are, this one included. */
  guardados: number;
  salvos: RefObject<Valores>;
  aoRecuperar: () => void;
  aoDescartar: () => void;
}) {
  const t = useTextos(textosFormulario);
  // A save makes another version, too.
  useContextoDoFormulario().form.useWatchValue('versao');
  return (
    <section className={clsx(estilo.oferta, estilo.rascunho)} role="status">
      <span>
        {t(guardados > 1 ? 'rascunhos' : 'rascunho', { quando: quandoFoi(new Date(rascunho.em)), n: guardados })}
        {isDeOutraVersao(rascunho, salvos.current) && ` ${t('rascunhoDeOutraVersao')}`}
      </span>
      <Button size="xs" onClick={aoRecuperar}>
        {t('recuperar')}
      </Button>
      <Button size="xs" variant="default" onClick={aoDescartar}>
        {t('descartar')}
      </Button>
    </section>
  );
}
