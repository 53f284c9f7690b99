import { type RawBuilder, sql } from 'kysely';
import { retirar, transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { entrar, hoje, mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';

/** A storeroom in which everything happened that its invariants speak of. */
export async function encherEstoque(db: Db): Promise<void> {
  const { produtos, depositos, pessoaId } = await mundoDoEstoque(db);
  const [produtoId = 0, outroId = 0] = produtos;
  const [depositoId = 0, destinoId = 0] = depositos;
  const pedido = { dataMovimento: hoje, depositoId, recalculoConfirmado: true };
  const sair = (quantidade: string) => (tx: Tx) =>
    retirar(atoDe(tx, quem), {
      ...pedido,
      solicitantePessoaId: pessoaId,
      motivo: 'Uso na aula',
      centroCustoId: null,
      itens: [{ produtoId, quantidade }],
    });
  await entrar(db, { produtoId, depositoId, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -2) });
  await entrar(db, { produtoId: outroId, depositoId, quantidade: '3.0000', valor: 999 });
  await transacao(db, sair('2.0000'));
  const { id } = await transacao(db, sair('1.0000'));
  await transacao(db, (tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Não foi usado' }));
  await transacao(db, (tx) =>
    transferir(atoDe(tx, quem), { ...pedido, depositoDestinoId: destinoId, motivo: null, itens: [{ produtoId, quantidade: '3.0000' }] }),
  );
  // Of yesterday: what left today costs something else.
  await entrar(db, { produtoId, depositoId, quantidade: '10.0000', valor: 2_000, data: somarDias(hoje, -1) });
}

const um = (onde: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select min(m.id) from movimentos_estoque m where ${onde})`;
const retirada = um(sql`m.tipo = 'retirada' and not exists (select 1 from movimentos_estoque e where e.estorno_de = m.id)`);
const estornada = um(sql`exists (select 1 from movimentos_estoque e where e.estorno_de = m.id)`);

export const corrupcoesDoEstoque: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['estoque-saldo', sql`update saldos_estoque set quantidade = quantidade + 1 where quantidade > 0`],
  ['estoque-saldo', sql`update saldos_estoque set valor_centavos = valor_centavos + 1 where quantidade > 0`],
  ['estoque-saldo', sql`delete from saldos_estoque where quantidade > 0`],
  ['estoque-movimento', sql`update movimentos_estoque set saldo_quantidade = saldo_quantidade + 1 where id = ${retirada}`],
  ['estoque-movimento', sql`update movimentos_estoque set saldo_valor_centavos = saldo_valor_centavos + 1 where id = ${retirada}`],
  // A withdrawal that costs a centavo more than the average, everything after it following.
  [
    'estoque-movimento',
    sql`update movimentos_estoque m set saldo_valor_centavos = saldo_valor_centavos - 1, valor_centavos = valor_centavos - case when m.id = ${retirada} then 1 else 0 end
      where (m.produto_id, m.deposito_id) = (select r.produto_id, r.deposito_id from movimentos_estoque r where r.id = ${retirada}) and m.data_movimento = ${hoje}::date`,
  ],
  ['estoque-movimento', sql`update movimentos_estoque set valor_centavos = valor_centavos + 1 where tipo = 'estorno'`],
  ['estoque-movimento', sql`update movimentos_estoque set item = item + 1 where tipo = 'transferencia' and quantidade > 0`],
  ['estoque-movimento', sql`update saldos_estoque set valor_centavos = 1, quantidade = 1 where quantidade > 0`],
  ['estoque-fato', sql`delete from fatos_contabeis where evento = 'estoque.retirada'`],
  ['estoque-fato', sql`update fatos_contabeis set valor_centavos = valor_centavos + 1 where evento = 'estoque.entrada'`],
  ['estoque-fato', sql`delete from fatos_contabeis where evento = 'estoque.estornado'`],
  // Told again without the old one taken back.
  ['estoque-fato', sql`delete from fatos_contabeis where evento = 'estoque.recalculado'`],
  [
    'estoque-fato',
    sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos) values ('estoque.entrada', now(), 'movimento_estoque', 999999, 1)`,
  ],
  [
    'estoque-fato',
    sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos) values ('estoque.entrada', now(), 'movimento_estoque', ${estornada}, 1)`,
  ],
  ['estoque-operacao', sql`delete from movimentos_estoque where tipo = 'transferencia'`],
  ['estoque-operacao', sql`update movimentos_estoque set estorno_de = ${retirada} where id = ${um(sql`m.tipo = 'estorno'`)}`],
  ['estoque-operacao', sql`update movimentos_estoque set recalculo_id = null where recalculo_id is not null`],
  [
    'estoque-operacao',
    sql`insert into recalculos_estoque (movimento_id, operacao_id, valor_antes_centavos, valor_depois_centavos) select ${retirada}, min(id), 1, 2 from operacoes_estoque`,
  ],
];
