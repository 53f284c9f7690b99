import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { aspectosMudados } from '#shared/papel/aparencia.ts';
import { comparar, emLinhas } from '#shared/papel/linhas.ts';
import { documentoPadraoApi as api } from '#domains/academico/documentos/padrao/api.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import estilo from './padrao.module.css';

type Props = { id: number; aoUsar: ((conteudo: ConteudoDoPapel) => void) | null };

/** The versions of a template, two of them side by side, and the way back to one. */
export function Versoes({ id, aoUsar }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const { data } = useConsulta(api.listarVersoes, { params: { id } });
  const itens = data?.itens ?? [];
  const [de, setDe] = useState<number | null>(null);
  const [para, setPara] = useState<number | null>(null);
  const novo = para ?? itens[0]?.numero ?? null;
  const velho = de ?? itens[1]?.numero ?? novo;
  const [antes, depois] = [useTextoDa(id, velho), useTextoDa(id, novo)];
  if (!data) return <Esqueleto linhas={3} />;
  const opcoes = itens.map(({ numero, em, por }) => ({
    value: String(numero),
    label: `${t('versaoN', { n: numero })} · ${escreverInstante(em)} · ${por}`,
  }));
  return (
    <>
      <div className={estilo.duas}>
        <NativeSelect
          label={t('compararDe')}
          value={String(velho)}
          data={opcoes}
          onChange={({ currentTarget: { value } }) => setDe(Number(value))}
        />
        <NativeSelect
          label={t('compararPara')}
          value={String(novo)}
          data={opcoes}
          onChange={({ currentTarget: { value } }) => setPara(Number(value))}
        />
      </div>
      {antes && depois && <Diferencas antes={antes} depois={depois} />}
      {aoUsar && antes && velho !== itens[0]?.numero && (
        <Button variant="default" onClick={() => aoUsar(antes)}>
          {t('voltarPara')} · {t('versaoN', { n: velho ?? 0 })}
        </Button>
      )}
    </>
  );
}

function useTextoDa(id: number, numero: number | null): ConteudoDoPapel | null {
  const { data } = useConsulta(api.obterVersao, { params: { id, numero: numero ?? 1 } }, { ativa: numero !== null, validadeMs: 60_000 });
  return (data?.conteudo as ConteudoDoPapel | undefined) ?? null;
}

function Diferencas({ antes, depois }: { antes: ConteudoDoPapel; depois: ConteudoDoPapel }) {
  const t = useTextos(textosDocumentoPadrao);
  const linhas = comparar(emLinhas(antes), emLinhas(depois));
  if (linhas.every(({ em }) => em === 'ambas')) {
    const mudados = aspectosMudados(antes, depois).map((um) => t(`aspecto_${um}`));
    return <p className="suave">{mudados.length === 0 ? t('semDiferenca') : t('soAparencia', { oQue: mudados.join(', ') })}</p>;
  }
  const marcadas = linhas.map((linha, n) => ({ ...linha, n }));
  return (
    <ol className={estilo.diferencas}>
      {marcadas.map(({ linha, em, n }) => (
        <li key={n} data-em={em}>
          {em === 'antes' && <strong>{t('saiu')}</strong>}
          {em === 'depois' && <strong>{t('entrou')}</strong>}
          {linha === '' ? '\u00a0' : linha}
        </li>
      ))}
    </ol>
  );
}
