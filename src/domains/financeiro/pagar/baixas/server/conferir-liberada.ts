import { errosPagar } from '../../erros.ts';
import type { TituloPagarTravado } from '../../server/carregar.ts';

/** That nothing of a title waits for somebody else: a second person, or the bank. Throws PAGAMENTO_SEM_APROVACAO, PAGAMENTO_RECUSADO, TITULO_NO_BANCO. */
export function conferirLiberada({ numero, contaNumero, aprovacao, noBanco }: TituloPagarTravado): void {
  if (aprovacao === 'pendente') throw errosPagar.PAGAMENTO_SEM_APROVACAO({ numero: contaNumero });
  if (aprovacao === 'recusada') throw errosPagar.PAGAMENTO_RECUSADO({ numero: contaNumero });
  if (noBanco !== null) throw errosPagar.TITULO_NO_BANCO({ numero, arquivo: noBanco });
}
