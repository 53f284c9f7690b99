import { mesmoValor, type ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';

export const situacoesProtocolo = ['aberto', 'deferido', 'deferido_em_parte', 'indeferido', 'cancelado'] as const;
export type SituacaoProtocolo = (typeof situacoesProtocolo)[number];

export type DecisaoDeCampo = { campo: string; aceito: boolean; motivoRecusa: string | null };
export type ProblemaDeDecisao = {
  path: string;
  codigo: 'CAMPO_SEM_DECISAO' | 'CAMPO_FORA_DO_PROTOCOLO' | 'CAMPO_REPETIDO' | 'MOTIVO_DA_RECUSA';
};

/** What is wrong with the decisions on the fields of a protocol: each field once, a reason for each refusal. */
export function conferirDecisoes(campos: readonly string[], decisoes: readonly DecisaoDeCampo[]): ProblemaDeDecisao[] {
  const vistos = new Set<string>();
  const problemas = decisoes.flatMap(({ campo, aceito, motivoRecusa }, indice): ProblemaDeDecisao[] => {
    const path = `campos.${indice}.campo`;
    if (!campos.includes(campo)) return [{ path, codigo: 'CAMPO_FORA_DO_PROTOCOLO' }];
    if (vistos.has(campo)) return [{ path, codigo: 'CAMPO_REPETIDO' }];
    vistos.add(campo);
    return aceito || motivoRecusa ? [] : [{ path: `campos.${indice}.motivoRecusa`, codigo: 'MOTIVO_DA_RECUSA' }];
  });
  const faltam = campos.filter((campo) => !vistos.has(campo));
  return faltam.length > 0 && problemas.length === 0
    ? faltam.map((campo) => ({ path: `campos.${campo}`, codigo: 'CAMPO_SEM_DECISAO' }))
    : problemas;
}

/** True when the register says today neither what it said at the request nor what is asked: what it says already needs no second look. */
export function mudouDepois(
  { valorAtual, valorProposto }: { valorAtual: ValorAlteravel; valorProposto: ValorAlteravel },
  agora: ValorAlteravel,
): boolean {
  return !mesmoValor(agora, valorAtual) && !mesmoValor(agora, valorProposto);
}

/** The state of a protocol after its fields were decided. */
export function situacaoAposDecisao(decisoes: readonly Pick<DecisaoDeCampo, 'aceito'>[]): SituacaoProtocolo {
  const aceitos = decisoes.filter(({ aceito }) => aceito).length;
  if (aceitos === 0) return 'indeferido';
  return aceitos === decisoes.length ? 'deferido' : 'deferido_em_parte';
}
