import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { chaveDoCodigo } from '#domains/mudanca/tipos.ts';
import type { Ato } from '#platform/server/ato.ts';
import { mexidosDepois } from '#platform/server/auditoria/audit.ts';
import { gravarOsQuePassam } from '#platform/server/lotes/os-que-passam.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { PlanilhaACarregar, TipoDePlanilha, Trazida } from './tipo.ts';

type DeNovo<B> = Trazida<B> & { alvoId: number };

/**
 * Lines whose codes came with an earlier sheet: what it made, and nobody touched since, is put right by them. So a wrong sheet is mended by sending it
 * again, whatever was built on its lines meanwhile. Answers the lines that changed something, or would have and were refused: a line that says
 * something else than what somebody wrote since is not passed over in silence.
 */
export async function corrigirLinhas<C extends string, B extends { codigo: string }, A>(
  ato: Ato,
  { corrigir, alvoTipo }: TipoDePlanilha<C, B, A>,
  { planilha, linhas, apoio }: { planilha: PlanilhaACarregar; linhas: readonly DeNovo<B>[]; apoio: A },
): Promise<[DeNovo<B>, true | ErroNegocio][]> {
  if (!corrigir || linhas.length === 0) return [];
  const mexidos = await mexidosDepois(
    ato.tx,
    alvoTipo,
    linhas.map(({ alvoId }) => alvoId),
    [corrigir.acao, ...corrigir.alheias],
  );
  const primeira = primeirasLinhas(planilha);
  const respostas: [DeNovo<B>, true | ErroNegocio][] = [];
  const aCorrigir = linhas.filter((linha) => {
    const outra = primeira.get(linha.codigo) ?? linha.numero;
    if (outra !== linha.numero) respostas.push([linha, erros.MUDANCA_CODIGO_REPETIDO({ linha: outra })]);
    return outra === linha.numero;
  });
  const corrigidas = await gravarOsQuePassam(ato.tx, aCorrigir, async (quais) => {
    const mudaram: boolean[] = [];
    for (const { alvoId, corpo } of quais) {
      const mudou = await corrigir.fazer(ato, { id: alvoId, corpo, apoio, arquivo: planilha.arquivo });
      // Refusing the line takes back what was written to compare it.
      if (mudou && mexidos.has(alvoId)) throw erros.MUDANCA_ALTERADO_NO_PORTAL();
      mudaram.push(mudou);
    }
    return mudaram;
  });
  for (const [i, linha] of aCorrigir.entries()) {
    const resposta = corrigidas[i];
    if (resposta !== undefined && resposta !== false) respostas.push([linha, resposta]);
  }
  return respostas;
}

/** In which line of the whole sheet each code stands first: the lines at hand are a part of it. */
function primeirasLinhas({ linhas, mapeamento }: PlanilhaACarregar): ReadonlyMap<string, number> {
  const primeiras = new Map<string, number>();
  for (const { numero, celulas } of linhas) {
    const codigo = chaveDoCodigo(celulas[mapeamento['codigo'] ?? -1] ?? '');
    if (!primeiras.has(codigo)) primeiras.set(codigo, numero);
  }
  return primeiras;
}
