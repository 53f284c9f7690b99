import { useTextos } from '#platform/web/i18n.tsx';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { textosFechamento } from '../../texts.ts';
import { type Alvo, ANO_DA_TURMA, etapasDe } from './estado.ts';
import type { TurmaListada } from './leitura.ts';
import type { EscolhaDeFechamento } from './use-escolha.ts';

type Props = { escolha: EscolhaDeFechamento; turmas: readonly TurmaListada[]; alvo: Alvo | undefined };

/** Year, segmentação, course, and what to close of the classes. */
export function EscolhaDoFechamento({ escolha, turmas, alvo }: Props) {
  const t = useTextos(textosFechamento);
  const { anos, segmentacoes, cursos, anoLetivoId, segmentacaoId, cursoId, mudar } = escolha;
  return (
    <div className="escolhas">
      <Escolha
        rotulo={t('anoLetivo')}
        valor={anoLetivoId}
        opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
        aoMudar={(id) => mudar({ ano: id, etapa: undefined })}
      />
      <Escolha
        rotulo={t('segmentacao')}
        valor={segmentacaoId}
        opcoes={segmentacoes.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
        aoMudar={(id) => mudar({ segmentacao: id, curso: undefined, etapa: undefined })}
      />
      <Escolha
        rotulo={t('curso')}
        valor={cursoId ?? 0}
        opcoes={[{ valor: 0, rotulo: t('todos') }, ...cursos.map(({ id, nome }) => ({ valor: id, rotulo: nome }))]}
        aoMudar={(id) => mudar({ curso: id || undefined })}
      />
      {alvo && (
        <Escolha
          rotulo={t('etapa')}
          valor={alvo.etapaId ?? 0}
          opcoes={[...etapasDe(turmas).map(({ id, nome }) => ({ valor: id, rotulo: nome })), { valor: 0, rotulo: t('anoDaTurma') }]}
          aoMudar={(id) => mudar({ etapa: id === 0 ? ANO_DA_TURMA : id })}
        />
      )}
    </div>
  );
}
