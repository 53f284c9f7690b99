import { sql } from 'kysely';
import { obterAssinaturas } from '#domains/contabil/livros/assinaturas/server/door.ts';
import { escreverPeriodo } from '#domains/contabil/periodo.ts';
import { excluirArquivo, guardarArquivo } from '#platform/server/arquivos/files.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { ceder } from '#platform/server/vez.ts';
import { formatarData } from '#shared/datas.ts';
import { type Demonstracao, demonstracoesDoLivro } from '../demonstracoes.ts';
import { blocoDoLancamento } from '../diario.ts';
import type { LivroImpresso } from '../livros.ts';
import { type Bloco, EmPaginas } from '../paginas.ts';
import { blocoDaLinha } from '../razao.ts';
import { lerDemonstracoes } from './ler-demonstracoes.ts';
import { type Pedido, partidasDepois } from './ler-partidas.ts';
import { linhasDoRazaoDepois } from './ler-razao.ts';
import { LINHAS_POR_PAGINA } from './pdf/escrita-direta.ts';
import { desenharVolume, novoDocumento } from './pdf/volume-pdf.ts';

/** Pages of a volume, its terms among them. */
const PAGINAS_DO_VOLUME = 500;
/** Days that a printed book waits for its reader: it can always be printed again. */
const DIAS_GUARDADO = 7;
const ENTRE_PAUSAS = 500;
type Anterior = { volume: number; ate: number | null; transporte: number; ultimo: boolean };

/** Prints the volume after those that a job has; false when the book was whole already. One volume is all that is held. */
export async function imprimirVolume(
  tx: Tx,
  { livro, tarefaId, hoje, pedido }: { livro: LivroImpresso; tarefaId: number; hoje: string; pedido: Pedido },
): Promise<number | null> {
  const { rows } =
    await sql<Anterior>`select volume, coalesce(ate_lancamento_id, ate_linha) as ate, transporte_centavos as transporte, ultimo from livros_impressos
    where tarefa_id = ${tarefaId} order by volume desc limit 1`.execute(tx);
  const anterior = rows[0] ?? { volume: 0, ate: null, transporte: 0, ultimo: false };
  if (anterior.ultimo) return null;
  const { rows: relogio } = await sql<{ agora: string }>`select now() as agora`.execute(tx);
  const numero = pedido.numero + anterior.volume;
  const periodos = `${escreverPeriodo(pedido.de, 'br')} a ${escreverPeriodo(pedido.ate, 'br')}`;
  const capa = {
    livro,
    escola: await lerEscola(tx),
    assinaturas: await obterAssinaturas(tx),
    numero,
    periodos,
    criadoEm: relogio[0]?.agora ?? '',
    emissao: formatarData(hoje),
  };
  const documento = novoDocumento(capa);
  const paginas = new EmPaginas({ linhasPorPagina: LINHAS_POR_PAGINA, maximo: PAGINAS_DO_VOLUME - 2, transporte: anterior.transporte });
  let cheio = false;
  let lidos = 0;
  for await (const bloco of blocosDe(livro, tx, { pedido, depois: anterior.ate, medir: documento.escrita.medir })) {
    cheio = !paginas.tomar(bloco);
    if (cheio) break;
    lidos += 1;
    if (lidos % ENTRE_PAUSAS === 0) await ceder();
  }
  await sql`close livro`.execute(tx);
  const { paginas: prontas, ate: lido, transporte } = paginas.concluir();
  const ate = lido ?? anterior.ate;
  // What closes the daily book is not parted: where it does not fit behind the entries it is a volume by itself.
  const fim = livro === 'diario' && !cheio ? await fimDoDiario(tx, pedido, periodos) : [];
  const cabe = prontas.length + fim.length <= PAGINAS_DO_VOLUME - 2;
  const conteudo = await desenharVolume(documento, capa, {
    paginas: prontas,
    anterior: anterior.transporte,
    demonstracoes: cabe ? fim : [],
  });
  await descartarVelhos(tx);
  const arquivoId = await guardarArquivo(tx, { nome: `livro-${livro}-${numero}.pdf`, tipo: 'application/pdf', conteudo });
  await sql`insert into livros_impressos (tarefa_id, volume, numero, paginas, ate_lancamento_id, ate_linha, transporte_centavos, ultimo, arquivo_id)
    values (${tarefaId}, ${anterior.volume + 1}, ${numero}, ${prontas.length + (cabe ? fim.length : 0) + 2}, ${livro === 'diario' ? ate : null}, ${livro === 'razao' ? ate : null}, ${transporte}, ${!cheio && cabe}, ${arquivoId})`.execute(
    tx,
  );
  return anterior.volume + 1;
}

/** The balance sheet and the results with which the daily book ends. */
const fimDoDiario = async (tx: Tx, pedido: Pedido, periodos: string): Promise<Demonstracao[]> =>
  demonstracoesDoLivro(await lerDemonstracoes(tx, pedido), {
    fim: escreverPeriodo(pedido.ate, 'br'),
    periodos,
    linhasPorPagina: LINHAS_POR_PAGINA,
  });

type DeOnde = { pedido: Pedido; depois: number | null; medir: (texto: string) => number };
/** What a book holds after a place in it, in pieces that are not parted between pages. */
async function* blocosDe(livro: LivroImpresso, tx: Tx, { pedido, depois, medir }: DeOnde): AsyncGenerator<Bloco> {
  if (livro === 'diario') for await (const partidas of partidasDepois(tx, pedido, depois)) yield blocoDoLancamento(partidas, medir);
  else for await (const linha of linhasDoRazaoDepois(tx, pedido, depois)) yield blocoDaLinha(linha, medir);
}

async function descartarVelhos(tx: Tx): Promise<void> {
  const { rows } = await sql<{
    arquivo: number;
  }>`delete from livros_impressos where created_at < now() - make_interval(days => ${DIAS_GUARDADO}) returning arquivo_id as arquivo`.execute(
    tx,
  );
  for (const { arquivo } of rows) await excluirArquivo(tx, arquivo);
}
