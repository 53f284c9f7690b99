import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { FiltroDeTurmas, useFiltroDaLista } from '#domains/academico/boletins/web/filtro-de-turmas.tsx';
import estilo from '#domains/academico/boletins/web/boletins.module.css';
import { envioDeBoletinsApi } from '../api.ts';
import { motivosDeFicar } from '../motivos.ts';
import { textosEnvioDeBoletins } from '../texts.ts';
import { RegistrarConsentimentos } from './consentir.tsx';

type Previa = RespostaCliente<typeof envioDeBoletinsApi.preverEnvio>;
type Props = { matriculaIds?: number[]; anoLetivoId?: number | undefined; aoFechar: () => void };

/** Who would get it and who not is seen before anything leaves; who got it already gets it again only when that is asked for. */
export function EnviarBoletins({ matriculaIds, anoLetivoId, aoFechar }: Props) {
  const t = useTextos(textosEnvioDeBoletins);
  const [filtro, setFiltro] = useState(useFiltroDaLista());
  const [deNovo, setDeNovo] = useState(false);
  const escolha = { matriculaIds: matriculaIds ?? null, anoLetivoId: matriculaIds ? null : (anoLetivoId ?? null), ...filtro };
  const { data, error, refetch } = useConsulta(envioDeBoletinsApi.preverEnvio, { body: escolha }, { manterAnterior: true });
  const enviar = useComando(envioDeBoletinsApi.enviarBoletins, { envelhece: ['Boletim'] });
  const vao = data ? data.quantidade - (deNovo ? 0 : data.jaEnviados) : 0;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('titulo')}
      tamanho="larga"
      rodape={
        !enviar.data && (
          <Button
            disabled={vao === 0}
            loading={enviar.isPending}
            onClick={() => data && enviar.mutate({ body: { ...escolha, deNovo, vistoAte: data.vistoAte } })}
          >
            {t('enviar')}
          </Button>
        )
      }
    >
      {enviar.error && <p role="alert">{enviar.error.message}</p>}
      {enviar.data ? (
        <ProgressoTarefa id={enviar.data.tarefaId} />
      ) : (
        <>
          <FiltroDeTurmas anoLetivoId={anoLetivoId} filtro={filtro} aoMudar={setFiltro} comTurmas={!matriculaIds} />
          {error && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
          {!error && !data && <Esqueleto linhas={6} />}
          {data && (
            <>
              <p aria-live="polite">
                <strong>{vao === 0 ? t('nenhum') : t('vao', { n: vao })}</strong>
                {data.jaEnviados > 0 && ` ${t('jaForam', { n: data.jaEnviados })}.`}
              </p>
              {data.jaEnviados > 0 && (
                <Checkbox label={t('deNovo')} checked={deNovo} onChange={({ currentTarget }) => setDeNovo(currentTarget.checked)} />
              )}
              <Recebem previa={data} />
              <Fora previa={data} aoRegistrar={() => void refetch()} />
            </>
          )}
        </>
      )}
    </Janela>
  );
}

function Recebem({ previa: { destinatarios } }: { previa: Previa }) {
  const t = useTextos(textosEnvioDeBoletins);
  if (destinatarios.length === 0) return null;
  return (
    <>
      <h3>{t('recebem')}</h3>
      <div className={estilo.rolavel}>
        <Tabela
          legenda={t('recebem')}
          colunas={[t('aluno'), t('turma'), t('responsavel'), t('email'), t('antes')]}
          cartao={{ titulo: 0, apoio: 2 }}
          linhas={destinatarios.map(({ matriculaId, pessoaId, aluno, turma, responsavel, email, ultimo }) => ({
            chave: `${matriculaId} ${pessoaId}`,
            celulas: [
              aluno,
              turma,
              responsavel ?? '',
              email ?? '',
              ultimo === null ? '–' : t('enviadoEm', { quando: escreverInstante(ultimo.em), quem: ultimo.por }),
            ],
          }))}
        />
      </div>
    </>
  );
}

function Fora({ previa: { fora, deFora }, aoRegistrar }: { previa: Previa; aoRegistrar: () => void }) {
  const t = useTextos(textosEnvioDeBoletins);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  if (deFora === 0) return null;
  const semConsentimento = fora.flatMap(({ motivo, pessoaId, alunoId }) =>
    motivo === 'sem_consentimento' && pessoaId !== null ? [{ pessoaId, alunoId }] : [],
  );
  return (
    <>
      <h3>{t('fora', { n: deFora })}</h3>
      {pode('boletins', 'editar') && semConsentimento.length > 0 && (
        <RegistrarConsentimentos vinculos={semConsentimento} aoRegistrar={aoRegistrar} />
      )}
      <div className={estilo.rolavel}>
        <Tabela
          legenda={t('fora', { n: deFora })}
          colunas={[t('aluno'), t('turma'), t('responsavel'), t('motivo')]}
          cartao={{ titulo: 0, apoio: 2, estado: 3 }}
          linhas={fora.map(({ matriculaId, pessoaId, aluno, turma, responsavel, motivo }) => ({
            chave: `${matriculaId} ${pessoaId ?? ''}`,
            celulas: [aluno, turma, responsavel ?? '–', rotuloDe(motivosDeFicar, motivo, idioma)],
          }))}
        />
      </div>
    </>
  );
}
