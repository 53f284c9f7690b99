import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { textosDiario } from '../texts.ts';
import { ANO_TODO, type DisciplinaDoDiario, type Escolhido, type TurmaDoDiario } from './use-escolha.ts';

type Props = {
  escolha: Escolhido;
  /** False where the whole class is looked at, as for the roll of a day. */
  comDisciplina?: boolean;
  /** `ano`: the whole year may be looked at too; `nenhuma`: the screen has no etapas. */
  etapas?: 'uma' | 'ano' | 'nenhuma';
  /** What stands beside the choices. */
  children?: ReactNode;
};

/** Year, class, subject and etapa of a diary, as every screen of it begins. `useEscolhaDoDiario` says what is chosen. */
export function EscolhaDoDiario({ escolha, comDisciplina = true, etapas = 'uma', children }: Props) {
  const t = useTextos(textosDiario);
  const { anos, anoLetivoId, turmas, turma, disciplina, etapa, anoTodo, mudar } = escolha;
  const minhas = turmas.some((item) => item.minha);
  return (
    <div className="escolhas">
      <Escolha
        rotulo={t('anoLetivo')}
        valor={anoLetivoId}
        opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
        aoMudar={(id) => mudar({ AnoLetivoId: id, TurmaId: undefined, TurmaDisciplinaId: undefined, EtapaId: undefined })}
      />
      <Escolha
        rotulo={t('turma')}
        valor={turma?.id ?? null}
        opcoes={turmas.map(({ id, nome, curso, minha }) => ({
          valor: id,
          rotulo: `${nome} (${curso})`,
          ...(minhas ? { grupo: t(minha ? 'minhasTurmas' : 'outrasTurmas') } : {}),
        }))}
        aoMudar={(id) => mudar({ TurmaId: id, TurmaDisciplinaId: undefined })}
      />
      {comDisciplina && turma && (
        <Escolha
          rotulo={t('disciplina')}
          valor={disciplina?.id ?? null}
          opcoes={opcoesDeDisciplina(turma, t('minhasDisciplinas'), t('outrasDisciplinas'))}
          aoMudar={(id) => mudar({ TurmaDisciplinaId: id })}
        />
      )}
      {etapas !== 'nenhuma' && turma && turma.etapas.length > 0 && (
        <Escolha
          rotulo={t('etapa')}
          valor={etapas === 'ano' && anoTodo ? Number(ANO_TODO) : (etapa?.id ?? null)}
          opcoes={[
            ...turma.etapas.map(({ id, nome, situacao, periodoSituacao }) => ({
              valor: id,
              rotulo: [situacao, periodoSituacao].includes('fechado') ? t('fechada', { nome }) : nome,
            })),
            ...(etapas === 'ano' ? [{ valor: Number(ANO_TODO), rotulo: t('anoTodo') }] : []),
          ]}
          aoMudar={(id) => mudar({ EtapaId: id })}
        />
      )}
      {children}
    </div>
  );
}

function opcoesDeDisciplina({ disciplinas }: TurmaDoDiario, minhas: string, outras: string) {
  const mistura = disciplinas.some(({ minha }) => minha) && disciplinas.some(({ minha }) => !minha);
  return disciplinas.map(({ id, nome, minha }) => ({ valor: id, rotulo: nome, ...(mistura ? { grupo: minha ? minhas : outras } : {}) }));
}

/** What stands where the diary would, while it cannot be shown: loading, nothing chosen, nothing there. Else the diary itself. */
export function ComDiario({
  escolha,
  semEtapas = false,
  children,
}: {
  escolha: Escolhido;
  /** True where the screen is of use without etapas. */
  semEtapas?: boolean;
  children: (turma: TurmaDoDiario, disciplina: DisciplinaDoDiario) => ReactNode;
}) {
  const t = useTextos(textosDiario);
  const { turma, disciplina, turmas, erro } = escolha;
  if (erro) return <EstadoErro erro={erro} tentarDeNovo={escolha.tentarDeNovo} />;
  if (!escolha.carregou || escolha.carregandoTurma) return <Esqueleto linhas={10} />;
  if (!turma) {
    const nenhuma = turmas.length === 0;
    return <EstadoVazio titulo={t(nenhuma ? 'semTurmas' : 'escolhaTurma')} texto={t(nenhuma ? 'semTurmasTexto' : 'escolhaTurmaTexto')} />;
  }
  if (!disciplina) {
    const acao = (
      <Elo tela="turma-disciplina" search={{ ano: turma.anoLetivoId, turma: turma.id }}>
        <Button component="span">{t('abrirDisciplinas')}</Button>
      </Elo>
    );
    return <EstadoVazio titulo={t('semDisciplinas')} texto={t('semDisciplinasTexto')} acao={acao} />;
  }
  if (turma.etapas.length === 0 && !semEtapas) return <EstadoVazio titulo={t('semEtapas')} texto={t('semEtapasTexto')} />;
  return children(turma, disciplina);
}
