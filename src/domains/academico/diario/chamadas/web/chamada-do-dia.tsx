import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { etapaDoDia } from '#domains/academico/diario/conferir.ts';
import { textosDiario } from '#domains/academico/diario/texts.ts';
import type { TurmaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { chamadasApi } from '../api.ts';
import { marcasNaFila } from '../envio.ts';
import { comPrevista, lerPrevista } from '../prevista.ts';
import { comecar } from '../rascunho.ts';
import { textosChamada } from '../texts.ts';
import { BarraDoDia } from './barra-do-dia.tsx';
import { ListaDeChamada } from './lista-de-chamada.tsx';
import type { Rascunhos } from './use-chamadas.ts';
import { useChamadasNaFila } from './use-chamadas-na-fila.ts';

type Props = {
  turma: TurmaDoDiario;
  disciplinaId: number | null;
  rascunhos: Rascunhos;
  /** What stands beside the name of a student. */
  aoLado: (matriculaId: number) => ReactNode;
};

/** The roll of a day: of the lessons of a subject, of all lessons side by side, or of the day itself. */
export function ChamadaDoDia({ turma, disciplinaId, rascunhos, aoLado }: Props) {
  const t = useTextos(textosChamada);
  const hoje = hojeNaEscola();
  const [{ Data: dia = hoje, Prevista }, mudar] = useEndereco('Data', 'Prevista');
  const query = { TurmaId: turma.id, De: dia, Ate: dia, ...(disciplinaId === null ? {} : { TurmaDisciplinaId: disciplinaId }) };
  const consulta = useConsulta(chamadasApi.obterQuadro, { query }, { manterAnterior: false, guardar: true });
  const prevista = lerPrevista(Prevista, disciplinaId, dia);
  const nomeDaDisciplina = turma.disciplinas.find(({ id }) => id === disciplinaId)?.nome ?? null;
  const quadro = consulta.data && comPrevista(consulta.data, prevista, nomeDaDisciplina);
  const naFila = useChamadasNaFila();
  const chave = `${turma.id} ${disciplinaId ?? 'dia'} ${dia}`;
  const aviso = useAviso(turma, dia);
  const [unica] = quadro?.colunas.length === 1 ? quadro.colunas : [];
  // A lone roll is begun by opening it; of several, each by its first mark.
  const guardadas = quadro ? marcasNaFila(quadro, naFila) : {};
  const esperando = Object.keys(rascunhos.ler(chave)).length === 0 && Object.keys(guardadas).length > 0;
  const marcado = esperando ? guardadas : rascunhos.ler(chave);
  const rascunho = unica && aviso === null ? comecar(marcado, unica) : marcado;
  return (
    <>
      <BarraDoDia dia={dia} aoMudar={(novo) => mudar({ Data: novo === hoje ? undefined : novo }, { substituir: true })} />
      {aviso !== null && <p role="status">{aviso}</p>}
      {consulta.error && !quadro ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : !quadro ? (
        <Esqueleto linhas={10} />
      ) : quadro.colunas.length === 0 ? (
        <SemColunas turma={turma} disciplinaId={disciplinaId} dia={dia} porAula={quadro.controle === 'por_aula'} />
      ) : quadro.alunos.length === 0 ? (
        <EstadoVazio titulo={t('semAlunos')} texto={t('semAlunosTexto')} />
      ) : (
        <ListaDeChamada
          key={chave}
          quadro={quadro}
          dia={dia}
          aoLado={aoLado}
          rascunho={rascunho}
          esperando={esperando}
          prevista={quadro !== consulta.data ? prevista : null}
          somenteLeitura={aviso !== null}
          aoMarcar={(novo) => rascunhos.mudar(chave, novo)}
          aoDescartar={() => rascunhos.descartar(chave)}
          reler={() => void consulta.refetch()}
        />
      )}
    </>
  );
}

/** Why nothing may be called on this day; null when it may. */
function useAviso({ etapas, situacao }: TurmaDoDiario, dia: DataCivil): string | null {
  const t = useTextos(textosChamada);
  const td = useTextos(textosDiario);
  if (situacao === 'fechada') return td('turmaFechada');
  const etapa = etapaDoDia(etapas, dia);
  if (!etapa) return t('foraDasEtapas');
  if ([etapa.situacao, etapa.periodoSituacao].includes('fechado')) return td('etapaFechada');
  return dia > hojeNaEscola() ? t('diaFuturo') : null;
}

function SemColunas({
  turma,
  disciplinaId,
  dia,
  porAula,
}: {
  turma: TurmaDoDiario;
  disciplinaId: number | null;
  dia: DataCivil;
  porAula: boolean;
}) {
  const t = useTextos(textosChamada);
  const data = formatarData(dia);
  if (!porAula) return <EstadoVazio titulo={t('naoLetivo', { data })} texto={t('naoLetivoTexto')} />;
  const search = { AnoLetivoId: turma.anoLetivoId, TurmaId: turma.id, TurmaDisciplinaId: disciplinaId ?? undefined, Data: dia };
  return (
    <EstadoVazio
      titulo={t('semAula', { data })}
      texto={t('semAulaTexto')}
      acao={
        <Elo tela="diario-aulas" search={search}>
          <Button component="span">{t('abrirAulas')}</Button>
        </Elo>
      }
    />
  );
}
