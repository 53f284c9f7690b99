import { sql } from 'kysely';
import { abrirContagem, concluirContagem, contarItens } from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { retirar, transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { entrar, hoje, mundoDoEstoque, quem } from './mundo-do-estoque.ts';

/** Each use case of the storeroom that tells accounting of something: what prepares it gives what is then done. */
export async function casosDoEstoque(db: Db): Promise<Record<string, () => Promise<() => Promise<unknown>>>> {
  const nomes = Array.from({ length: 12 }, (_, i) => `Produto ${i + 1}`);
  const { produtos, depositos, pessoaId, grupoId } = await mundoDoEstoque(db, nomes);
  const [depositoId = 0, depositoDestinoId = 0] = depositos;
  let usado = 0;
  const cheio = async (data = hoje): Promise<number> => {
    const produtoId = produtos[usado++] ?? 0;
    await entrar(db, { produtoId, depositoId, quantidade: '10.0000', valor: 1_000, data });
    return produtoId;
  };
  const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(db, executar);
  const comum = { dataMovimento: hoje, depositoId, recalculoConfirmado: true };
  const retirada = (produtoId: number) => {
    const motivo = { solicitantePessoaId: pessoaId, motivo: 'Uso na aula', centroCustoId: null };
    return com((tx) => retirar(atoDe(tx, quem), { ...comum, ...motivo, itens: [{ produtoId, quantidade: '4.0000' }] }));
  };
  return {
    'estoque.entrada': async () => () => cheio(),
    'estoque.retirada': async () => {
      const produtoId = await cheio();
      return () => retirada(produtoId);
    },
    'estoque.transferencia': async () => {
      const produtoId = await cheio();
      const itens = [{ produtoId, quantidade: '4.0000' }];
      return () => com((tx) => transferir(atoDe(tx, quem), { ...comum, depositoDestinoId, motivo: null, itens }));
    },
    'estoque.ajuste': async () => {
      const produtoId = await cheio();
      const { id } = await com((tx) => abrirContagem(atoDe(tx, quem), { depositoId, grupoId }));
      const { rows } = await sql<{
        id: number;
      }>`select id from contagens_estoque_itens where contagem_id = ${id} and produto_id = ${produtoId}`.execute(db);
      const item = rows[0]?.id ?? 0;
      await com((tx) => contarItens(atoDe(tx, quem), { contagemId: id, itens: [{ id: item, versao: 1, contada: '9.0000' }] }));
      return () => com((tx) => concluirContagem(atoDe(tx, quem), { id, versao: 1 }));
    },
    'estoque.estornado': async () => {
      const { id } = await retirada(await cheio());
      return () => com((tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Não foi usado' }));
    },
    'estoque.recalculado': async () => {
      const produtoId = await cheio(somarDias(hoje, -3));
      await retirada(produtoId);
      const itens = [{ produtoId, quantidade: '10.0000', valorCentavos: centavos(3_000) }];
      return () => com((tx) => darEntrada(atoDe(tx, quem), { ...comum, dataMovimento: somarDias(hoje, -1), documento: null, itens }));
    },
  };
}
