import { faltaQueImpede } from '#domains/pessoas/pendencias/regras.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import { isMenor } from '#domains/academico/matriculas/responsaveis.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { type Contratado, descontosVigentes, type ParcelaComPartes, parcelasComAditivos, type Termo } from './parcelas-com-aditivos.ts';
import { type Cadastros, julgarMudanca, type MatriculaDasLinhas, type ValorDaLinha } from '../linhas/julgar-linhas.ts';
import { ajusteDe, type EfeitoNaParcela, efeitoDoAditivo, type TituloDaParcela, tocadas, type ValoresDaParte } from './efeito.ts';
import { errosAditivo } from './erros.ts';
import { errosContrato } from '../erros.ts';
import { contratoEmFrase, type SituacaoContrato } from '../situacoes.ts';

export type ContratoParaAditivo = {
  numero: string;
  situacao: SituacaoContrato;
  contratado: Contratado;
  vigentes: readonly Termo[];
  titulos: readonly TituloDaParcela[];
  /** The registered price of each line; null for one that was typed. */
  precoIds: readonly (number | null)[];
  /** Why the contract may charge more than a year of the course. */
  motivo: string | null;
};
/** People who pay or may be named as payers: those without a CPF, and those who died, cannot be billed. */
export type Pessoa = { pessoaId: number; nome: string; cpf: string | null; dataNascimento: DataCivil | null; falecido: boolean };
export type ParaPlanejar = { pessoas: ReadonlyMap<number, Pessoa>; cadastros: Cadastros; matricula: MatriculaDasLinhas };
export type PlanoDeAditivo = { efeito: EfeitoNaParcela[]; ajusteCentavos: Centavos };

/**
 * What new terms would do to a contract on a date, or why they cannot.
 * @throws ADITIVO_CONTRATO_INATIVO, PAGADOR_FALECIDO, ADITIVO_PAGADOR_DESCONHECIDO, ADITIVO_PAGADOR_MENOR, ADITIVO_PAGADOR_SEM_CPF, ADITIVO_VENCIMENTO_PASSADO,
 * ADITIVO_SEM_EFEITO, ADITIVO_DE_RENEGOCIADAS, ADITIVO_ACIMA_DA_ANUIDADE and what `julgarMudanca` refuses
 */
export function planejarAditivo(
  contrato: ContratoParaAditivo,
  termos: readonly Termo[],
  { pessoas, cadastros, matricula }: ParaPlanejar,
): PlanoDeAditivo {
  const { hoje } = cadastros;
  const { numero, situacao } = contrato;
  if (situacao !== 'ativo') throw errosAditivo.ADITIVO_CONTRATO_INATIVO({ numero, situacao: contratoEmFrase(situacao) });
  for (const termo of termos) {
    if (termo.tipo !== 'pagadores') continue;
    for (const { pessoaId } of termo.pagadores) {
      const pessoa = pessoas.get(pessoaId);
      if (!pessoa) throw errosAditivo.ADITIVO_PAGADOR_DESCONHECIDO();
      if (pessoa.falecido) throw errosContrato.PAGADOR_FALECIDO({ nome: pessoa.nome });
      if (isMenor(pessoa.dataNascimento, hoje)) throw errosAditivo.ADITIVO_PAGADOR_MENOR({ nome: pessoa.nome });
      if (faltaQueImpede('assinar', 'pagador', { cpf: pessoa.cpf !== null }) !== null)
        throw errosAditivo.ADITIVO_PAGADOR_SEM_CPF({ nome: pessoa.nome });
    }
  }
  const antes = parcelasComAditivos(contrato.contratado, contrato.vigentes);
  const depois = parcelasComAditivos(contrato.contratado, [...contrato.vigentes, ...termos]);
  // What was given whole and fell due is past: a wide addendum neither rewrites it nor, ending the scholarship, makes the family late for it.
  const titulos = contrato.titulos.map((t) => (foiDado(t, hoje) ? { ...t, situacao: 'baixado' as const } : t));
  const efeito = efeitoDoAditivo(antes, depois, titulos);
  if (tocadas(efeito).length === 0) {
    const renegociadas = efeito.filter((e) => e.intocada === 'renegociada').length;
    throw renegociadas > 0
      ? errosAditivo.ADITIVO_DE_RENEGOCIADAS({ numero, quantas: renegociadas })
      : errosAditivo.ADITIVO_SEM_EFEITO({ numero });
  }
  for (const { parcela, antes: velhas, criar } of tocadas(efeito)) {
    // A title is not made anew in the name of who died: the payer changes in the same addendum, or before.
    const falecido = criar.map(({ pagadorId }) => pessoas.get(pagadorId)).find((pessoa) => pessoa?.falecido);
    if (falecido) throw errosContrato.PAGADOR_FALECIDO({ nome: falecido.nome });
    // A due date never moves into the past: the family would be late the moment it is told.
    const passado = criar.find((nova) => nova.vencimento < hoje && !velhas.some((velha) => velha.vencimento === nova.vencimento));
    if (passado) throw errosAditivo.ADITIVO_VENCIMENTO_PASSADO({ numero, parcela, data: formatarData(passado.vencimento) });
  }
  conferirTermos(contrato, termos, { cadastros, matricula, efeito });
  return { efeito, ajusteCentavos: ajusteDe(efeito) };
}

/** Whether a scholarship took all of a title that fell due already. */
const foiDado = (t: TituloDaParcela, hoje: DataCivil): boolean =>
  t.situacao === 'aberto' && t.valorCentavos === t.descontoIncondicionalCentavos && t.vencimento < hoje;

/** Its discounts and the lines that it raises, by the rules of the lines of a contract. An addendum takes no reason of its own to pass the year. */
function conferirTermos(
  { numero, contratado, vigentes, titulos, precoIds, motivo }: ContratoParaAditivo,
  termos: readonly Termo[],
  { cadastros, matricula, efeito }: { cadastros: Cadastros; matricula: MatriculaDasLinhas; efeito: readonly EfeitoNaParcela[] },
): void {
  const incluidos = termos.flatMap((termo, i) => (termo.tipo === 'incluir_desconto' ? [{ ...termo, i }] : []));
  const novas = new Set(incluidos.map(({ chave }) => chave));
  const depois = parcelasComAditivos(contratado, [...vigentes, ...termos]);
  const linhas = valoresDasLinhas(precoIds, { titulos, parcelas: parcelasComAditivos(contratado, vigentes) });
  const mudadas = valoresDasLinhas(precoIds, {
    titulos: [...titulos, ...tocadas(efeito).flatMap((e) => e.criar.map((t) => ({ ...t, precoIndice: e.precoIndice })))],
    cancelados: new Set(efeito.flatMap((e) => e.cancelar)),
    parcelas: depois,
  });
  const recusa = ouRecusa(() =>
    julgarMudanca(
      {
        descontos: incluidos.map(({ desconto, i }) => ({ ...desconto, descontoId: desconto.descontoId ?? null, caminho: `termos.${i}` })),
        emVigor: descontosVigentes(contratado.descontos, [...vigentes, ...termos], contratado.precos).filter(
          (d) => !novas.has(d.chave) && (d.parcelaAte ?? 60) >= d.parcelaDe,
        ),
        linhas: mudadas,
        antes: linhas,
        motivo,
      },
      cadastros,
      matricula,
    ),
  );
  if (recusa instanceof ErroNegocio) {
    const { soma, curso, ano, anuidade } = recusa.params;
    if (recusa.code === 'ANUIDADE_EXCEDIDA' || recusa.code === 'VALOR_ACIMA_DA_ANUIDADE' || recusa.code === 'ANUIDADE_JA_COBRADA')
      throw errosAditivo.ADITIVO_ACIMA_DA_ANUIDADE({
        numero,
        soma: soma ?? '',
        curso: curso ?? '',
        ano: ano ?? '',
        anuidade: anuidade ?? '',
      });
    throw recusa;
  }
}

/**
 * What each line asks for: as contracted under the addenda, or as its titles have it, whichever is more, since installments that were paid
 * stay as they were paid; what discounts leave is that of the titles.
 */
function valoresDasLinhas(
  precoIds: ContratoParaAditivo['precoIds'],
  {
    titulos,
    cancelados = new Set(),
    parcelas,
  }: {
    titulos: readonly (ValoresDaParte & { precoIndice: number })[];
    cancelados?: ReadonlySet<unknown>;
    parcelas: readonly ParcelaComPartes[];
  },
): ValorDaLinha[] {
  return precoIds.map((precoId, indice) => {
    const vivos = titulos.filter((t) => t.precoIndice === indice && !cancelados.has(t));
    const cobrado = vivos.reduce((soma, t) => soma + t.valorCentavos, 0);
    const contratado = parcelas.reduce((soma, p) => (p.precoIndice === indice ? soma + p.valorCentavos : soma), 0);
    return {
      precoId,
      valorCentavos: Math.max(cobrado, contratado),
      liquidoCentavos: vivos.reduce((soma, t) => soma + t.valorCentavos - t.descontoIncondicionalCentavos, 0),
    };
  });
}
