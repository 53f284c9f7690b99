import { useFormulario } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { notasFiscaisApi } from '#domains/suprimentos/notas-fiscais/api.ts';
import { calculoDaNota } from '#domains/suprimentos/notas-fiscais/esquemas.ts';
import { campo } from './caminhos.ts';

export type Calculo = RespostaCliente<typeof notasFiscaisApi.calcular>;
type Divisao = { parcelas: number | null; primeiroVencimento: string } | 'como estão';

/** Where the form keeps what a calculation is asked with: the division that stands is its list of installments. */
const comoEstao = (caminho: string): string =>
  caminho === 'primeiroVencimento' ? 'parcelas.0.dataVencimento' : caminho.replace(/^divisao\./, 'parcelas.');

/**
 * Asks the server what the invoice that is being typed costs and owes. Null while something for it is missing: that is told at its field, as
 * a save would; `aoRecusar` hears what has none.
 */
export function useCalculo(aoRecusar: (erros: Readonly<Record<string, string>>) => void): (divisao: Divisao) => Promise<Calculo> | null {
  const { ler, conferirCom } = useFormulario();
  return (como) => {
    const parcelas = ler(campo('parcelas')) ?? [];
    const lido = conferirCom(
      calculoDaNota,
      {
        fornecedorId: ler(campo('fornecedorId')),
        dataEmissao: ler(campo('dataEmissao')),
        freteCentavos: ler(campo('freteCentavos')) ?? 0,
        seguroCentavos: ler(campo('seguroCentavos')) ?? 0,
        outrasCentavos: ler(campo('outrasCentavos')) ?? 0,
        descontoCentavos: ler(campo('descontoCentavos')) ?? 0,
        itens: (ler(campo('itens')) ?? []).map((i) => ({
          valorCentavos: i?.valorCentavos,
          descontoCentavos: i?.descontoCentavos ?? 0,
          impostosCentavos: i?.impostosCentavos ?? 0,
        })),
        impostos: (ler(campo('impostos')) ?? []).filter((imposto) => imposto?.nome),
        ...(como === 'como estão'
          ? {
              parcelas: parcelas.length,
              primeiroVencimento: parcelas[0]?.dataVencimento,
              divisao: parcelas.map((p) => ({ dataVencimento: p?.dataVencimento, brutoCentavos: p?.brutoCentavos })),
            }
          : { parcelas: como.parcelas, primeiroVencimento: como.primeiroVencimento }),
      },
      como === 'como estão' ? comoEstao : undefined,
    );
    if (lido.erros === null) return chamar(notasFiscaisApi.calcular, { body: lido.saida });
    aoRecusar(lido.erros);
    return null;
  };
}
