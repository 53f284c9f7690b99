import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ComDiario, EscolhaDoDiario } from '#domains/academico/diario/web/escolha.tsx';
import { ANO_TODO, useEscolhaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { avaliacoesApi } from '../api.ts';
import { papeisDe } from '../papeis.ts';
import { textosAvaliacoes } from '../texts.ts';
import { type AvaliacaoDaLista, type Avaliacoes, daEtapa } from './leitura.ts';
import { ListasPorEtapa } from './listas-por-etapa.tsx';

const FormularioAvaliacao = lazy(() => import('./formulario-avaliacao.tsx'));
const CopiarAvaliacoes = lazy(() => import('./copiar-avaliacoes.tsx'));
type Aberta = AvaliacaoDaLista | 'nova' | 'copia';

/** The evaluations of a subject of a class, etapa by etapa. */
export default function AvaliacoesPage() {
  const t = useTextos(textosAvaliacoes);
  const { pode } = useSessao();
  const escolha = useEscolhaDoDiario();
  const { disciplina, turma, etapa, anoTodo } = escolha;
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const query = { TurmaDisciplinaId: disciplina?.id ?? 0 };
  const { data, error, refetch } = useRegistro(avaliacoesApi.listarAvaliacoes, { query }, { ativa: disciplina !== undefined });
  const etapaId = anoTodo ? null : (etapa?.id ?? null);
  const porParecer = data?.criterio.tipo === 'parecer';
  const emVista = !data || anoTodo ? (data?.itens ?? []) : daEtapa(data.itens, etapaId);
  const cria = pode('diario-avaliacoes', 'criar');
  const fechar = (): void => setAberta(null);
  return (
    <Pagina
      acoes={
        data &&
        !porParecer && (
          <>
            <Elo
              tela="diario-notas"
              search={{ TurmaId: turma?.id, TurmaDisciplinaId: disciplina?.id, EtapaId: anoTodo ? ANO_TODO : etapa?.id }}
            >
              <Button component="span" variant="default">
                {t('lancarNotas')}
              </Button>
            </Elo>
            {cria && emVista.length > 0 && (
              <Button variant="default" onClick={() => setAberta('copia')}>
                {t('copiar')}
              </Button>
            )}
            {cria && aceita(data, etapaId) && <Button onClick={() => setAberta('nova')}>{t('novaAvaliacao')}</Button>}
          </>
        )
      }
    >
      <EscolhaDoDiario escolha={escolha} etapas="ano" />
      <ComDiario escolha={escolha}>
        {() =>
          data ? (
            porParecer ? (
              <p>{t('porParecer')}</p>
            ) : (
              <ListasPorEtapa dados={data} etapaId={etapaId} anoTodo={anoTodo} aoAbrir={setAberta} />
            )
          ) : error ? (
            <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />
          ) : (
            <Esqueleto linhas={8} />
          )
        }
      </ComDiario>
      {data && aberta && (
        <Suspense fallback={null}>
          {aberta === 'copia' ? (
            <CopiarAvaliacoes dados={data} itens={emVista} aoFechar={fechar} />
          ) : (
            <FormularioAvaliacao
              dados={data}
              etapaId={aberta === 'nova' ? etapaId : aberta.etapaId}
              avaliacao={aberta === 'nova' ? null : aberta}
              hoje={hojeNaEscola()}
              aoFechar={fechar}
            />
          )}
        </Suspense>
      )}
    </Pagina>
  );
}

/** Whether another evaluation may be registered in an etapa, or in the end of the year. */
function aceita({ fechada, etapas, criterio }: Avaliacoes, etapaId: number | null): boolean {
  const aberta = etapaId === null ? etapas.some((e) => e.aberta) : etapas.some((e) => e.id === etapaId && e.aberta);
  return !fechada && aberta && papeisDe(criterio, etapaId === null).length > 0;
}
