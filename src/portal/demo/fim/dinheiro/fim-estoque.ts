import { sql } from 'kysely';
import { criarDeposito } from '#domains/suprimentos/depositos/server/oficina.ts';
import { abrirContagem, concluirContagem, contarItens, obterContagem } from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { retirar, transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { criarGrupoProduto, criarProduto } from '#domains/suprimentos/produtos/server/oficina.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { montarData, partesDe, somarMeses } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { depositoDoGrupo, depositosDoPlano, fornecedorDoGrupo, type ProdutoDoPlano, produtosDoPlano } from '../../plano/estoque.ts';

type Guardado = ProdutoDoPlano & { id: number; depositoId: number };
type Almoxarifado = {
  produtos: Guardado[];
  depositos: Record<string, number>;
  fornecedores: ReadonlyMap<string, number>;
  pessoas: number[];
  centros: number[];
};

/** Three months of a storeroom: what comes in at the beginning of a month, who takes it out, and what was counted once. */
export async function abastecer(ato: Ato): Promise<void> {
  const { hoje } = ato;
  const casa = await cadastrar(ato);
  for (let atras = 2; atras >= 0; atras -= 1) {
    const { ano, mes } = partesDe(somarMeses(montarData(partesDe(hoje).ano, partesDe(hoje).mes, 1), -atras));
    await receberDoMes(ato, casa, montarData(ano, mes, 2), atras);
    await usarDoMes(ato, casa, { ano, mes });
  }
  await levarParaACozinha(ato, casa);
  await contarACozinha(ato, casa);
  await desfazerEngano(ato, casa);
}

async function cadastrar(ato: Ato): Promise<Almoxarifado> {
  const { rows: equipe } = await sql<{
    id: number;
  }>`select pessoa_id as id from v_funcionario_resumo where data_demissao is null order by docente, id limit 6`.execute(ato.tx);
  const { rows: centros } = await sql<{ id: number }>`select id from v_centro_custo where ativo order by id`.execute(ato.tx);
  const depositos: Record<string, number> = {};
  for (const [i, nome] of depositosDoPlano.entries())
    depositos[nome] = (await criarDeposito(ato, { nome, responsavelPessoaId: equipe[i]?.id ?? null })).id;
  const grupos: Record<string, number> = {};
  for (const nome of Object.keys(depositoDoGrupo)) grupos[nome] = (await criarGrupoProduto(ato, { nome })).id;
  const produtos: Guardado[] = [];
  for (const p of produtosDoPlano) {
    const depositoId = depositos[depositoDoGrupo[p.grupo]] ?? 0;
    const { id } = await criarProduto(ato, {
      codigo: p.codigo,
      nome: p.nome,
      grupoId: grupos[p.grupo] ?? 0,
      unidade: p.unidade,
      gtin: p.gtin ?? null,
      embalagens: p.embalagem ? [{ ...p.embalagem, gtin: null }] : [],
      minimos: [{ depositoId, quantidade: p.minimo }],
    });
    produtos.push({ ...p, id, depositoId });
  }
  const { rows: casas } = await sql<{ id: number; nome: string }>`select id, nome from v_fornecedor`.execute(ato.tx);
  return {
    produtos,
    depositos,
    fornecedores: new Map(casas.map((f) => [f.nome, f.id])),
    pessoas: equipe.map((e) => e.id),
    centros: centros.map((c) => c.id),
  };
}

/** What a month needs comes in a little dearer each time, and a little less of it the last time: some of it runs low. */
async function receberDoMes(ato: Ato, { produtos, fornecedores }: Almoxarifado, dataMovimento: string, atras: number): Promise<void> {
  if (dataMovimento > ato.hoje) return;
  for (const [grupo, doGrupo] of Object.entries(Object.groupBy(produtos, (p) => p.grupo))) {
    const itens = doGrupo.map((p, i) => {
      const quantas = atras === 0 && i % 4 === 3 ? Math.ceil(p.porMes * 0.8) : Math.ceil(p.porMes * 1.15);
      const preco = p.preco + Math.trunc((p.preco * (2 - atras) * 3) / 200);
      return { produtoId: p.id, quantidade: String(quantas), valorCentavos: centavos(preco * quantas) };
    });
    await darEntrada(ato, {
      dataMovimento,
      depositoId: doGrupo[0]?.depositoId ?? 0,
      fornecedorId: fornecedores.get(fornecedorDoGrupo[grupo as ProdutoDoPlano['grupo']]) ?? null,
      documento: null,
      motivo: 'Compra do mês',
      itens,
      recalculoConfirmado: false,
    });
  }
}

const usos = ['Limpeza das salas', 'Material dos professores', 'Almoço dos alunos', 'Reparo no bloco B', 'Uso da secretaria'];

/** Four withdrawals a month from each warehouse, of a quarter of what a month uses. */
async function usarDoMes(
  ato: Ato,
  { produtos, depositos, pessoas, centros }: Almoxarifado,
  { ano, mes }: { ano: number; mes: number },
): Promise<void> {
  for (const [vez, dia] of [5, 11, 18, 25].entries()) {
    const dataMovimento = montarData(ano, mes, dia);
    if (dataMovimento > ato.hoje) return;
    for (const [i, depositoId] of Object.values(depositos).entries()) {
      const itens = produtos
        .filter((p) => p.depositoId === depositoId && Math.trunc(p.porMes / 4) > 0)
        .map((p) => ({ produtoId: p.id, quantidade: String(Math.trunc(p.porMes / 4)) }));
      await retirar(ato, {
        dataMovimento,
        depositoId,
        solicitantePessoaId: pessoas[(vez + i) % pessoas.length] ?? 0,
        motivo: usos[(vez + i) % usos.length] ?? '',
        centroCustoId: centros[(vez + i) % Math.max(1, centros.length)] ?? null,
        itens,
        recalculoConfirmado: false,
      });
    }
  }
}

async function levarParaACozinha(ato: Ato, { produtos, depositos }: Almoxarifado): Promise<void> {
  const detergente = produtos.find((p) => p.codigo === 'LIM-001');
  if (!detergente) return;
  await transferir(ato, {
    dataMovimento: ato.hoje,
    depositoId: detergente.depositoId,
    depositoDestinoId: depositos.Cozinha ?? 0,
    motivo: 'Lavar a louça da cozinha',
    itens: [{ produtoId: detergente.id, quantidade: '2.0000' }],
    recalculoConfirmado: false,
  });
}

/** The kitchen was counted: rice a little short, everything else as the books say. */
async function contarACozinha(ato: Ato, { produtos, depositos }: Almoxarifado): Promise<void> {
  const { id } = await abrirContagem(ato, { depositoId: depositos.Cozinha ?? 0, grupoId: null });
  const arroz = produtos.find((p) => p.codigo === 'COZ-001');
  const { rows } = await sql<{
    produtoId: number;
    saldo: string;
  }>`select produto_id as "produtoId", quantidade as saldo from v_saldo_estoque
    where deposito_id = ${depositos.Cozinha}`.execute(ato.tx);
  const saldos = new Map(rows.map((r) => [r.produtoId, r.saldo]));
  const itens = (await obterContagem(ato.tx, id, ato.fuso)).itens.flatMap(({ id: itemId, produtoId, versao }) => {
    const saldo = saldos.get(produtoId);
    return saldo === undefined ? [] : [{ id: itemId, versao, contada: produtoId === arroz?.id ? meioAMenos(saldo) : saldo }];
  });
  await contarItens(ato, { contagemId: id, itens });
  await concluirContagem(ato, { id, versao: 1 });
}

/** Half a kilo less, where there is as much. */
const meioAMenos = (saldo: string): string => {
  const inteiro = Number.parseInt(saldo, 10);
  return inteiro > 0 ? `${inteiro - 1}.5000` : saldo;
};

async function desfazerEngano(ato: Ato, { produtos, pessoas }: Almoxarifado): Promise<void> {
  const lampada = produtos.find((p) => p.codigo === 'MAN-001');
  if (!lampada) return;
  const { id } = await retirar(ato, {
    dataMovimento: ato.hoje,
    depositoId: lampada.depositoId,
    solicitantePessoaId: pessoas[0] ?? 0,
    motivo: 'Troca no corredor',
    centroCustoId: null,
    itens: [{ produtoId: lampada.id, quantidade: '1.0000' }],
    recalculoConfirmado: false,
  });
  await estornarOperacao(ato, { id, motivo: 'A lâmpada não foi usada' });
}
