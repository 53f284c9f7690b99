import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { emissaoApi as api } from '../api.ts';
import { EmissaoEmMassa, EscolhaDeUm } from './emissao-em-massa.tsx';

/** Issues by a template for the students that were chosen in a list. */
export function EmitirParaEscolhidos({ matriculaIds, aoFechar }: { matriculaIds: readonly number[]; aoFechar: () => void }) {
  const t = useTextos(textosDocumentoPadrao);
  const { data } = useConsulta(api.modelosParaEmitir, { query: { MatriculaId: undefined } }, { validadeMs: 60_000 });
  const [modelo, setModelo] = useState<number | null>(null);
  return (
    <EmissaoEmMassa
      titulo={t('emitirEscolhidos', { n: matriculaIds.length })}
      documentoPadraoId={modelo}
      alvo={{ matriculaIds: [...matriculaIds], anoLetivoId: null, segmentacaoId: null, cursoId: null, turmaId: null }}
      aoFechar={aoFechar}
    >
      <EscolhaDeUm rotulo={t('titulo')} valor={modelo} todas={null} opcoes={data?.itens ?? []} aoMudar={setModelo} />
    </EmissaoEmMassa>
  );
}
