import type { ContratoAberto } from '#domains/academico/contratos/ficha/web/door.tsx';

type DoContrato = Pick<ContratoAberto, 'observacoes' | 'motivoAcimaDaAnuidade' | 'precos' | 'descontos'>;

/** What the form of a contract edits, from the record. */
export const linhasDoContrato = ({ observacoes, motivoAcimaDaAnuidade, precos, descontos }: DoContrato) => ({
  observacoes: observacoes ?? '',
  motivoAcimaDaAnuidade,
  precos: precos.map(({ id: _, formaPagamentoNome: __, ...preco }) => preco),
  descontos: descontos.map(({ id: _, ...desconto }) => desconto),
});

/** The form of a contract that exists. */
export const valoresDoContrato = (contrato: DoContrato & { id: number; versao: number }) => ({
  id: contrato.id,
  versao: contrato.versao,
  ...linhasDoContrato(contrato),
});
