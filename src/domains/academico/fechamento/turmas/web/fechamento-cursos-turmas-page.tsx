import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosFechamento } from '../../texts.ts';
import { fechamentoTurmasApi } from '../api.ts';
import { EscolhaDoFechamento } from './escolha.tsx';
import { alvoDe, estadoDaTurma } from './estado.ts';
import { TabelaDeTurmas } from './tabela-de-turmas.tsx';
import { useEscolhaDoFechamento } from './use-escolha.ts';
import { usePedirFechamento } from './use-pedir.ts';

const LoteDeFechamento = lazy(() => import('./lote-de-fechamento.tsx'));
const TurmaDoFechamento = lazy(() => import('./turma-do-fechamento.tsx'));

/** Classes of a course, to be closed an etapa or a year at a time; many at once. */
export default function FechamentoCursosTurmasPage() {
  const t = useTextos(textosFechamento);
  const { pode } = useSessao();
  const escolha = useEscolhaDoFechamento();
  const { anoLetivoId, segmentacaoId, cursoId } = escolha;
  const [{ lote, turma, aba }, mudar] = useEndereco('lote', 'turma', 'aba');
  const query = {
    AnoLetivoId: anoLetivoId ?? 0,
    ...(segmentacaoId ? { SegmentacaoId: segmentacaoId } : {}),
    ...(cursoId ? { CursoId: cursoId } : {}),
  };
  const { data, error, refetch } = useConsulta(
    fechamentoTurmasApi.listarTurmas,
    { query },
    { ativa: anoLetivoId !== null, manterAnterior: true },
  );
  const [marcadas, setMarcadas] = useState<ReadonlySet<number>>(new Set());
  const turmas = data?.turmas ?? [];
  const alvo = alvoDe(turmas, escolha.etapa);
  const prontas = turmas.filter((item) => estadoDaTurma(item, alvo).estado === 'pronta').map(({ id }) => id);
  // What was picked for one etapa and is closed in another is not asked for again.
  const escolhidas = turmas.filter((item) => marcadas.has(item.id) && estadoDaTurma(item, alvo).estado !== 'fechada').map(({ id }) => id);
  const pedir = usePedirFechamento((tarefaId) => {
    setMarcadas(new Set());
    mudar({ lote: tarefaId });
  });
  const fecha = pode('fechamento-cursos-turmas', 'criar');
  const aberta = turmas.find(({ id }) => String(id) === turma);
  return (
    <Pagina
      acoes={
        <>
          <Button variant="default" onClick={() => mudar({ lote: 'ultimos' })}>
            {t('verUltimos')}
          </Button>
          {fecha && alvo && (
            <Button disabled={escolhidas.length === 0} onClick={() => void pedir({ alvo, turmaIds: escolhidas })}>
              {escolhidas.length === 0 ? t('fecharTurmas') : t('fecharSelecionadas', { n: escolhidas.length })}
            </Button>
          )}
        </>
      }
    >
      <EscolhaDoFechamento escolha={escolha} turmas={turmas} alvo={alvo} />
      {!data || !alvo ? (
        error ? (
          <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />
        ) : data && turmas.length === 0 ? (
          <EstadoVazio titulo={t('nenhumaTurma')} texto={t('nenhumaTurmaTexto')} />
        ) : (
          <Esqueleto linhas={10} />
        )
      ) : (
        <TabelaDeTurmas
          turmas={turmas}
          alvo={alvo}
          fecha={fecha}
          prontas={prontas}
          marcadas={marcadas}
          aoMarcar={setMarcadas}
          aoAbrir={(id, qual) => mudar({ turma: id, aba: qual })}
        />
      )}
      <Suspense fallback={null}>
        {lote !== undefined && (
          <LoteDeFechamento qual={lote} aoAbrir={(id) => mudar({ lote: id })} aoFechar={() => mudar({ lote: undefined })} />
        )}
        {aberta && alvo && (
          <TurmaDoFechamento
            key={`${aberta.id}:${alvo.etapaId}`}
            turma={aberta}
            alvo={alvo}
            aba={aba === 'resultados' ? 'resultados' : 'previa'}
            aoMudarAba={(qual) => mudar({ aba: qual })}
            aoFecharTurma={fecha ? () => void pedir({ alvo, turmaIds: [aberta.id] }) : null}
            aoFechar={() => mudar({ turma: undefined, aba: undefined })}
          />
        )}
      </Suspense>
    </Pagina>
  );
}
