import { useState } from 'react';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { EmissaoEmMassa, EscolhaDeUm } from './emissao-em-massa.tsx';

type Props = { documentoPadraoId: number; nome: string; aoFechar: () => void };

/** Issues by a template for the students of a year, a course or a class. */
export function EmitirVarios({ documentoPadraoId, nome, aoFechar }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const [ano, setAno] = useState<number | null>(null);
  const anoLetivoId = ano ?? anoLetivoAtualId;
  const { segmentacoes, cursos, turmas } = useOpcoesEstrutura(anoLetivoId ?? undefined);
  const [segmentacaoId, setSegmentacao] = useState<number | null>(null);
  const [cursoId, setCurso] = useState<number | null>(null);
  const [turmaId, setTurma] = useState<number | null>(null);
  return (
    <EmissaoEmMassa
      titulo={t('emitirPor', { nome })}
      documentoPadraoId={documentoPadraoId}
      alvo={{ matriculaIds: null, anoLetivoId, segmentacaoId, cursoId, turmaId }}
      aoFechar={aoFechar}
    >
      <EscolhaDeUm
        rotulo={t('anoLetivo')}
        valor={anoLetivoId}
        todas={null}
        opcoes={anos.map(({ id, ano: n }) => ({ id, nome: String(n) }))}
        aoMudar={setAno}
      />
      <EscolhaDeUm rotulo={t('segmentacao')} valor={segmentacaoId} todas={t('todosEles')} opcoes={segmentacoes} aoMudar={setSegmentacao} />
      <EscolhaDeUm rotulo={t('curso')} valor={cursoId} todas={t('todosEles')} opcoes={cursos} aoMudar={setCurso} />
      <EscolhaDeUm rotulo={t('turma')} valor={turmaId} todas={t('todas')} opcoes={turmas} aoMudar={setTurma} />
    </EmissaoEmMassa>
  );
}
