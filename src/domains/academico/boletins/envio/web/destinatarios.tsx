import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import estilo from '#domains/academico/boletins/web/boletins.module.css';
import { envioDeBoletinsApi as api } from '../api.ts';
import { origensDoConsentimento } from '#domains/pessoas/consentimentos/origens.ts';
import { RetirarConsentimento } from '#domains/pessoas/consentimentos/web/door.tsx';
import { textosEnvioDeBoletins } from '../texts.ts';
import { RegistrarConsentimentos } from './consentir.tsx';

type Destinatarios = RespostaCliente<typeof api.obterDestinatarios>;
const tons: Record<Destinatarios['envios'][number]['situacao'], TomDeEstado> = {
  no_correio: 'aberto',
  enviado: 'sucesso',
  falhou: 'perigo',
};

/** The guardians of a student with their consent, and what was sent to whom. */
export function DestinatariosDoBoletim({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosEnvioDeBoletins);
  const { data } = useConsulta(api.obterDestinatarios, { params: { matriculaId } });
  if (!data) return null;
  return (
    <section className={estilo.secao}>
      <h2>{t('destinatarios')}</h2>
      <ul className="lista">
        {data.responsaveis.map((responsavel) => (
          <li key={responsavel.pessoaId}>
            <Responsavel responsavel={responsavel} alunoId={data.alunoId} />
          </li>
        ))}
      </ul>
      <h3>{t('envios')}</h3>
      {data.envios.length === 0 ? <p className="suave">{t('semEnvios')}</p> : <Envios envios={data.envios} />}
    </section>
  );
}

function Responsavel({ responsavel: r, alunoId }: { responsavel: Destinatarios['responsaveis'][number]; alunoId: number }) {
  const t = useTextos(textosEnvioDeBoletins);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [revogando, setRevogando] = useState(false);
  const edita = pode('boletins', 'editar');
  return (
    <>
      <p>
        <strong>{r.nome}</strong>, {r.email ?? t('semEmail')}{' '}
        {r.consentimento === null && <Etiqueta tom="alerta">{t('semConsentimento')}</Etiqueta>}
      </p>
      {r.consentimento !== null && (
        <p className="suave">
          {t('consentiuEm', {
            origem: rotuloDe(origensDoConsentimento, r.consentimento.origem, idioma),
            dia: formatarData(r.consentimento.consentidoEm),
            quando: escreverInstante(r.consentimento.em),
            quem: r.consentimento.por,
          })}{' '}
          {edita && (
            <Button size="compact-xs" variant="subtle" aria-label={t('revogarDe', { nome: r.nome })} onClick={() => setRevogando(true)}>
              {t('revogar')}
            </Button>
          )}
        </p>
      )}
      <Suspense fallback={null}>
        {revogando && r.consentimento !== null && (
          <RetirarConsentimento
            titulo={t('revogarDe', { nome: r.nome })}
            consentidoEm={r.consentimento.consentidoEm}
            retirar={(quando, chaveIdempotencia) =>
              chamar(api.revogarConsentimento, { body: { pessoaId: r.pessoaId, alunoId, ...quando } }, { chaveIdempotencia })
            }
            aoRetirar={() => {
              avisar.sucesso(t('revogado'));
              void invalidar(api.obterDestinatarios);
            }}
            aoFechar={() => setRevogando(false)}
          />
        )}
      </Suspense>
      {edita && r.consentimento === null && <RegistrarConsentimentos vinculos={[{ pessoaId: r.pessoaId, alunoId }]} />}
    </>
  );
}

function Envios({ envios }: Pick<Destinatarios, 'envios'>) {
  const t = useTextos(textosEnvioDeBoletins);
  return (
    <Tabela
      legenda={t('envios')}
      colunas={[t('quando'), t('para'), t('qual'), t('situacao')]}
      cartao={{ titulo: 0, apoio: 1, estado: 3 }}
      linhas={envios.map((e) => ({
        chave: e.id,
        celulas: [
          t('enviadoEm', { quando: escreverInstante(e.em), quem: e.por }),
          `${e.responsavel}, ${e.destino}`,
          `${e.etapa ?? t('anoTodo')}${e.parcial ? ` (${t('parcial')})` : ''}`,
          <Etiqueta key="situacao" tom={tons[e.situacao]}>
            {t(`situacao_${e.situacao}`)}
          </Etiqueta>,
        ],
      }))}
    />
  );
}
