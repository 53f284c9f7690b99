import { isMenor } from '#domains/academico/matriculas/responsaveis.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { type Contratado, type ParcelaComPartes, parcelasComAditivos, type Termo } from './aditivos.ts';
import { ajusteDe, type EfeitoNaParcela, efeitoDoAditivo, type TituloDaParcela, tocadas } from './efeito.ts';
import { errosAditivo } from './erros-aditivos.ts';
import { errosContrato } from './erros.ts';
import type { SituacaoContrato } from './situacoes.ts';
import { somaDaAnuidade } from './valor-digitado.ts';

export type ContratoParaAditivo = {
  numero: string;
  situacao: SituacaoContrato;
  contratado: Contratado;
  vigentes: readonly Termo[];
  titulos: readonly TituloDaParcela[];
  /** What a year of the course costs, the kind of each price line, and why the contract may charge more; null without a tuition. */
  anuidade: { valorCentavos: Centavos; cursoNome: string; ano: number; tipos: readonly (string | null)[]; motivo: string | null } | null;
};
/** People who pay or may be named as payers: those without a CPF, and those who died, cannot be billed. */
export type Pessoa = { pessoaId: number; nome: string; cpf: string | null; dataNascimento: DataCivil | null; falecido: boolean };
export type PlanoDeAditivo = { efeito: EfeitoNaParcela[]; ajusteCentavos: Centavos };

/**
 * What new terms would do to a contract on a date, or why they cannot.
 * @throws ADITIVO_CONTRATO_INATIVO, PAGADOR_FALECIDO, ADITIVO_PAGADOR_DESCONHECIDO, ADITIVO_PAGADOR_MENOR, ADITIVO_PAGADOR_SEM_CPF, ADITIVO_VENCIMENTO_PASSADO,
 * ADITIVO_SEM_EFEITO, ADITIVO_ACIMA_DA_ANUIDADE
 */
export function planejarAditivo(
  contrato: ContratoParaAditivo,
  termos: readonly Termo[],
  { hoje, pessoas }: { hoje: DataCivil; pessoas: ReadonlyMap<number, Pessoa> },
): PlanoDeAditivo {
  const { numero, situacao } = contrato;
  if (situacao !== 'ativo') throw errosAditivo.ADITIVO_CONTRATO_INATIVO({ numero, situacao });
  for (const termo of termos) {
    if (termo.tipo !== 'pagadores') continue;
    for (const { pessoaId } of termo.pagadores) {
      const pessoa = pessoas.get(pessoaId);
      if (!pessoa) throw errosAditivo.ADITIVO_PAGADOR_DESCONHECIDO();
      if (pessoa.falecido) throw errosContrato.PAGADOR_FALECIDO({ nome: pessoa.nome });
      if (isMenor(pessoa.dataNascimento, hoje)) throw errosAditivo.ADITIVO_PAGADOR_MENOR({ nome: pessoa.nome });
      if (pessoa.cpf === null) throw errosAditivo.ADITIVO_PAGADOR_SEM_CPF({ nome: pessoa.nome });
    }
  }
  const antes = parcelasComAditivos(contrato.contratado, contrato.vigentes);
  const depois = parcelasComAditivos(contrato.contratado, [...contrato.vigentes, ...termos]);
  const efeito = efeitoDoAditivo(antes, depois, contrato.titulos);
  if (tocadas(efeito).length === 0) throw errosAditivo.ADITIVO_SEM_EFEITO({ numero });
  for (const { parcela, antes: velhas, criar } of tocadas(efeito)) {
    // A title is not made anew in the name of who died: the payer changes in the same addendum, or before.
    const falecido = criar.map(({ pagadorId }) => pessoas.get(pagadorId)).find((pessoa) => pessoa?.falecido);
    if (falecido) throw errosContrato.PAGADOR_FALECIDO({ nome: falecido.nome });
    // A due date never moves into the past: the family would be late the moment it is told.
    const passado = criar.find((nova) => nova.vencimento < hoje && !velhas.some((velha) => velha.vencimento === nova.vencimento));
    if (passado) throw errosAditivo.ADITIVO_VENCIMENTO_PASSADO({ numero, parcela, data: formatarData(passado.vencimento) });
  }
  conferirAnuidade(contrato, antes, depois);
  return { efeito, ajusteCentavos: ajusteDe(efeito) };
}

/** Tuition and enrollment fee do not go up, by an addendum, over what a year of the course costs (Lei 9.870/1999, art. 1 §§5-6). */
function conferirAnuidade(
  { numero, anuidade }: ContratoParaAditivo,
  antes: readonly ParcelaComPartes[],
  depois: readonly ParcelaComPartes[],
): void {
  if (!anuidade || anuidade.motivo !== null) return;
  const { valorCentavos, cursoNome: curso, ano, tipos } = anuidade;
  const soma = (parcelas: readonly ParcelaComPartes[]): Centavos =>
    somaDaAnuidade(parcelas.map((p) => ({ tipo: tipos[p.precoIndice] ?? null, valorCentavos: p.valorCentavos })));
  const nova = soma(depois);
  if (nova <= valorCentavos || nova <= soma(antes)) return;
  throw errosAditivo.ADITIVO_ACIMA_DA_ANUIDADE({ numero, soma: formatarReais(nova), curso, ano, anuidade: formatarReais(valorCentavos) });
}
