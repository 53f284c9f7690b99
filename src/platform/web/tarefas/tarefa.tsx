import { Button, Progress } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ErroApi } from '../rede/api.ts';
import { avisar } from '../avisos.tsx';
import { Etiqueta, type TomDeEstado } from '../pagina/cartoes.tsx';
import { EstadoErro, Esqueleto } from '../pagina/estados.tsx';
import { escreverInstante } from '../fuso.ts';
import { useTextos } from '../i18n.tsx';
import { Tabela } from '../pagina/tabela-simples.tsx';
import { type ResumoDeTarefa, type ServicoDeTarefas, type SituacaoDaTarefa, servicoDeTarefas, type Tarefa } from './tarefa-servico.ts';
import { textosTarefa } from './texts.ts';

export type { ServicoDeTarefas, SituacaoDaTarefa, Tarefa } from './tarefa-servico.ts';

const INTERVALO_MS = 1_000;
/** Whether a job has come to its end, whatever that was. */
const terminou = (tarefa: Pick<Tarefa, 'situacao'> | undefined): boolean =>
  tarefa !== undefined && !['na_fila', 'em_andamento'].includes(tarefa.situacao);

/** Follows a long job: progress, failures so far, the result row by row, and undo where it can be undone. */
export function ProgressoTarefa({
  id,
  aoTerminar,
  servico,
}: {
  id: number;
  aoTerminar?: (tarefa: Tarefa) => void;
  servico?: ServicoDeTarefas;
}) {
  const t = useTextos(textosTarefa);
  const chamadas = servico ?? servicoDeTarefas();
  const consultas = useQueryClient();
  const consulta = useQuery<Tarefa, ErroApi>({
    queryKey: ['tarefa', id],
    queryFn: ({ signal }) => chamadas.obter(id, signal),
    refetchInterval: (estado) => (terminou(estado.state.data) ? false : INTERVALO_MS),
  });
  const avisada = useRef<number | null>(null);
  const tarefa = consulta.data;

  useEffect(() => {
    if (!tarefa || !terminou(tarefa) || avisada.current === tarefa.id) return;
    avisada.current = tarefa.id;
    aoTerminar?.(tarefa);
  }, [tarefa, aoTerminar]);

  if (consulta.isError && !tarefa) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!tarefa) return <Esqueleto linhas={4} />;

  const desfazer = async () => {
    try {
      await chamadas.desfazer?.(id);
      await consultas.invalidateQueries({ queryKey: ['tarefa', id] });
    } catch (erro) {
      avisar.erro(erro);
    }
  };

  return (
    <section aria-label={tarefa.titulo}>
      <p role="status">
        <strong>{tarefa.titulo}</strong> <Situacao tarefa={tarefa} /> <Andamento tarefa={tarefa} />
      </p>
      <Progress value={tarefa.total === 0 ? 0 : (100 * tarefa.feitos) / tarefa.total} aria-label={tarefa.titulo} />
      {tarefa.erro !== null && <p className="consequencia consequencia-perigo">{tarefa.erro}</p>}
      {!terminou(tarefa) && <p>{t('tarefaFecharPodeSeguir')}</p>}
      {tarefa.linhas.length > 0 && <Linhas tarefa={tarefa} />}
      {tarefa.podeDesfazer && chamadas.desfazer && (
        <Button variant="default" onClick={() => void desfazer()}>
          {t('tarefaDesfazerTudo')}
        </Button>
      )}
    </section>
  );
}

const tons: Record<SituacaoDaTarefa, TomDeEstado> = {
  na_fila: 'neutro',
  em_andamento: 'aberto',
  concluida: 'sucesso',
  falhou: 'perigo',
  cancelada: 'neutro',
};
const nomes = {
  na_fila: 'tarefaNaFila',
  em_andamento: 'tarefaEmAndamento',
  concluida: 'tarefaConcluida',
  falhou: 'tarefaFalhou',
  cancelada: 'tarefaCancelada',
} as const;

function Situacao({ tarefa }: { tarefa: Pick<Tarefa, 'situacao'> }) {
  const t = useTextos(textosTarefa);
  return <Etiqueta tom={tons[tarefa.situacao]}>{t(nomes[tarefa.situacao])}</Etiqueta>;
}

function Andamento({ tarefa: { feitos, total, falhas } }: { tarefa: Pick<Tarefa, 'feitos' | 'total' | 'falhas'> }) {
  const t = useTextos(textosTarefa);
  return `${t('tarefaProgresso', { feitos, total })}${falhas > 0 ? ` · ${t('tarefaFalhas', { n: falhas })}` : ''}`;
}

/** The last jobs of some kinds that the person started, newest first: what, when, how far and how many refused. One is picked to be followed again. */
export function UltimasTarefas({ tipos, legenda, aoAbrir }: { tipos: readonly string[]; legenda: string; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosTarefa);
  const { data, error, refetch } = useQuery<readonly ResumoDeTarefa[], ErroApi>({
    queryKey: ['tarefas', ...tipos],
    queryFn: ({ signal }) => servicoDeTarefas().minhas(tipos, signal),
    // A job that has just begun must stand in it.
    staleTime: 0,
    refetchInterval: (estado) => (estado.state.data?.every(terminou) === false ? INTERVALO_MS : false),
  });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={6} />;
  if (data.length === 0) return <p>{t('tarefasNenhuma')}</p>;
  return (
    <Tabela
      legenda={legenda}
      colunas={[t('tarefaTrabalho'), t('tarefaQuando'), t('tarefaAndamento'), t('tarefaSituacao')]}
      cartao={{ titulo: 0, estado: 3 }}
      linhas={data.map((tarefa) => {
        const quando = escreverInstante(tarefa.createdAt);
        return {
          chave: tarefa.id,
          celulas: [
            <button
              key="abrir"
              type="button"
              className="botao-simples tarefa-abrir"
              aria-label={`${tarefa.titulo}, ${quando}`}
              onClick={() => aoAbrir(tarefa.id)}
            >
              {tarefa.titulo}
            </button>,
            quando,
            <Andamento key="andamento" tarefa={tarefa} />,
            <Situacao key="situacao" tarefa={tarefa} />,
          ],
        };
      })}
    />
  );
}

const resultados = {
  feito: ['sucesso', 'tarefaFeito'],
  recusado: ['perigo', 'tarefaRecusado'],
  ja_estava: ['neutro', 'tarefaJaEstava'],
} as const;

function Linhas({ tarefa }: { tarefa: Tarefa }) {
  const t = useTextos(textosTarefa);
  return (
    <table className="tarefa-linhas">
      <thead>
        <tr>
          <th scope="col">{t('tarefaItem')}</th>
          <th scope="col">{t('tarefaResultado')}</th>
        </tr>
      </thead>
      <tbody>
        {tarefa.linhas.map((linha) => (
          <tr key={linha.alvoId}>
            <td>{linha.rotulo}</td>
            <td>
              <Etiqueta tom={resultados[linha.situacao][0]}>{t(resultados[linha.situacao][1])}</Etiqueta> {linha.mensagem}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
