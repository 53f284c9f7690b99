import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { julgarLinhas } from '#domains/academico/contratos/linhas/julgar-linhas.ts';
import { apontamentosDoContrato, type CadastrosLidos, lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';
import { pagadoresDe } from '#domains/academico/contratos/pagadores.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import { conferirAtivacao, planejarTitulos } from '../planejar.ts';

/** What a contract would bill, if it may come into force as it stands. @throws CONTRATO_MUDOU_APOS_ENVIO and what lines and titles refuse */
export function julgarContratado(contrato: ContratoCarregado, cadastros: CadastrosLidos): ReturnType<typeof planejarTitulos> {
  const { numero, situacao, responsaveisContratados: assinado } = contrato;
  const firmado = situacao === 'aguardando_assinatura';
  julgarLinhas(contrato, { ...cadastros, firmado }, matriculaDe(cadastros, { contrato }));
  const plano = planejarTitulos(contrato);
  // What the family signed is what is billed: guardians changed since then need a new signature.
  if (firmado && assinado && !mesmosPagadores(assinado, contrato.responsaveis)) throw errosContrato.CONTRATO_MUDOU_APOS_ENVIO({ numero });
  return plano;
}

function mesmosPagadores(assinado: ContratoCarregado['responsaveis'], atual: ContratoCarregado['responsaveis']): boolean {
  const chave = (lista: ContratoCarregado['responsaveis']) =>
    JSON.stringify(pagadoresDe({ responsaveis: lista }).map((p) => [p.pessoaId, p.percentual]));
  return chave(assinado) === chave(atual);
}

/** Why a contract that awaits its signature could not come into force as it was sent, whoever signed it by now; null where nothing stands against it. */
export async function recusaDoEnviado(db: Db | Tx, contrato: ContratoCarregado): Promise<ErroNegocio | null> {
  if (contrato.situacao !== 'aguardando_assinatura') return null;
  const cadastros = await lerCadastros(db, [apontamentosDoContrato(contrato)]);
  const julgado = ouRecusa(() => {
    conferirAtivacao(contrato);
    return julgarContratado(contrato, cadastros);
  });
  return julgado instanceof ErroNegocio ? julgado : null;
}
