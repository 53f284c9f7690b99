import { type DataCivil, formatarData } from '#shared/datas.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosContrato } from './erros.ts';

type Quanto = { forma: 'percentual' | 'valor'; percentual: string | null; valorCentavos: number | null; limiteCentavos: number | null };
export type DescontoDoCadastro = Quanto & { id: number; nome: string; validoAte: DataCivil | null };

/**
 * A discount of the register gives at most what the register says: less is agreed case by case, more is another discount, and what ended
 * is no longer given. Lines without one are judged by nobody here.
 * @throws CADASTRO_DESCONHECIDO, DESCONTO_ENCERRADO, DESCONTO_ACIMA_DO_CADASTRO
 */
export function conferirDescontos(
  linhas: readonly (Quanto & { descontoId: number | null })[],
  cadastro: ReadonlyMap<number, DescontoDoCadastro>,
  hoje: DataCivil,
): void {
  linhas.forEach(({ descontoId, ...linha }, i) => {
    if (descontoId === null) return;
    const desconto = cadastro.get(descontoId);
    if (!desconto) throw errosContrato.CADASTRO_DESCONHECIDO({}, { campos: [`descontos.${i}.descontoId`] });
    const { nome, validoAte } = desconto;
    if (validoAte !== null && validoAte < hoje)
      throw errosContrato.DESCONTO_ENCERRADO({ desconto: nome, data: formatarData(validoAte) }, { campos: [`descontos.${i}.descontoId`] });
    const campo = campoAcima(linha, desconto);
    if (campo)
      throw errosContrato.DESCONTO_ACIMA_DO_CADASTRO(
        { desconto: nome, maximo: escrever(desconto) },
        { campos: [`descontos.${i}.${campo}`] },
      );
  });
}

const CASAS = 4;

/** The member by which a line gives more than the register, or null. */
function campoAcima(linha: Quanto, cadastro: Quanto): keyof Quanto | null {
  if (linha.forma !== cadastro.forma) return 'forma';
  if (linha.forma === 'valor') return (linha.valorCentavos ?? 0) > (cadastro.valorCentavos ?? 0) ? 'valorCentavos' : null;
  if ((lerDecimal(linha.percentual ?? '0', CASAS) ?? 0n) > (lerDecimal(cadastro.percentual ?? '0', CASAS) ?? 0n)) return 'percentual';
  const limite = cadastro.limiteCentavos;
  return limite !== null && (linha.limiteCentavos === null || linha.limiteCentavos > limite) ? 'limiteCentavos' : null;
}

function escrever({ forma, percentual, valorCentavos, limiteCentavos }: Quanto): string {
  const quanto = forma === 'valor' ? formatarReais(centavos(valorCentavos ?? 0)) : `${Number(percentual).toLocaleString('pt-BR')} %`;
  return limiteCentavos === null ? quanto : `${quanto}, ${formatarReais(centavos(limiteCentavos))}`;
}
