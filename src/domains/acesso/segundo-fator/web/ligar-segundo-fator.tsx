import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { segundoFatorApi } from '../api.ts';
import { formaConfirmacao } from '#domains/acesso/esquemas.ts';
import { formaCodigo } from '../esquemas.ts';
import { textosSegundoFator } from '../texts.ts';
import { EntradaDeCodigo } from '#domains/acesso/web/campo-codigo.tsx';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import { CodigosDeRecuperacao } from './codigos-de-recuperacao.tsx';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { Falha } from '#domains/acesso/web/moldura.tsx';
import estilo from './segundo-fator.module.css';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

type Preparado = RespostaCliente<typeof segundoFatorApi.prepararSegundoFator>;

/** Turning the second factor on: password, app and first code, recovery codes. */
export function LigarSegundoFator({ aoConcluir, aoCancelar }: { aoConcluir: () => void; aoCancelar?: () => void }) {
  const [preparado, setPreparado] = useState<Preparado | null>(null);
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  if (codigos) return <CodigosDeRecuperacao codigos={codigos} aoConcluir={aoConcluir} />;
  return preparado ? (
    <ComAplicativo preparado={preparado} aoLigar={setCodigos} aoCancelar={aoCancelar} />
  ) : (
    <ComSenha aoPreparar={setPreparado} aoCancelar={aoCancelar} />
  );
}

type Passo = { aoCancelar: (() => void) | undefined };

function ComSenha({ aoPreparar, aoCancelar }: Passo & { aoPreparar: (preparado: Preparado) => void }) {
  const t = useTextos(textosSegundoFator);
  const { usuario } = useSessao();
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { senha: '' },
    esquema: formaConfirmacao,
    enviar: async (valores) => aoPreparar(await chamar(segundoFatorApi.prepararSegundoFator, { body: await envelopar(valores) })),
  });
  return (
    <form className={estilo.passos} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <p>{t('confirmeSenha')}</p>
      <input type="text" name="username" autoComplete="username" value={usuario?.email ?? ''} readOnly hidden />
      <EntradaDeSenha label={t('senha')} autoComplete="current-password" autoFocus {...texto('senha')} />
      <Botoes rotulo={t('continuar')} enviando={enviando} aoCancelar={aoCancelar} />
    </form>
  );
}

function ComAplicativo({
  preparado,
  aoLigar,
  aoCancelar,
}: Passo & { preparado: Preparado; aoLigar: (codigos: readonly string[]) => void }) {
  const t = useTextos(textosSegundoFator);
  const { segredo, qr } = preparado;
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { codigo: '' },
    esquema: formaCodigo,
    enviar: async (valores) => {
      const { codigos } = await chamar(segundoFatorApi.ativarSegundoFator, { body: valores });
      avisar.sucesso(t('foiLigado'));
      aoLigar(codigos);
    },
  });
  return (
    <form className={estilo.passos} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <ol className={estilo.instrucoes}>
        <li>{t('passo1')}</li>
        <li>
          {t('passo2')}
          <div className={estilo.aparelho}>
            <svg
              className={estilo.qr}
              viewBox={`0 0 ${qr.tamanho} ${qr.tamanho}`}
              role="img"
              aria-label={t('qr')}
              shapeRendering="crispEdges"
            >
              <path d={qr.desenho} fill="#000" />
            </svg>
            <div className={estilo.chave}>
              <span>{t('chave')}</span>
              <code data-segredo={segredo}>{(segredo.match(/.{4}/g) ?? []).join(' ')}</code>
              <Button
                variant="default"
                size="xs"
                aria-label={`${t('copiar')}: ${t('chave')}`}
                onClick={() => void navigator.clipboard.writeText(segredo).then(() => avisar.sucesso(t('copiado')), avisar.erro)}
              >
                {t('copiar')}
              </Button>
            </div>
          </div>
        </li>
        <li>{t('passo3')}</li>
      </ol>
      <EntradaDeCodigo label={t('codigo')} description={t('codigoAjuda')} autoFocus {...texto('codigo')} />
      <Botoes rotulo={t('ligar')} enviando={enviando} aoCancelar={aoCancelar} />
    </form>
  );
}

/** The buttons at the foot of a step. */
export function Botoes({ rotulo, enviando, aoCancelar }: Passo & { rotulo: string; enviando: boolean }) {
  const t = useTextos(textosSegundoFator);
  return (
    <div className={estilo.botoes}>
      {aoCancelar && (
        <Button variant="default" onClick={aoCancelar}>
          {t('cancelar')}
        </Button>
      )}
      <Button type="submit" loading={enviando}>
        {rotulo}
      </Button>
    </div>
  );
}
