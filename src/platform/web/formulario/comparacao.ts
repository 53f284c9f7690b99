import { caminhoDoTamanho, isTamanho, lerCaminho } from './caminhos.ts';
import type { CampoRegistrado, Valores } from './contexto.tsx';

const itemDe = /^(.+)\.(\d+)\.([^.]+)$/;

/**
 * The fields to compare in two versions: those of the form, and those of the items that only the other version has, which
 * are no field here yet: they read as the same field of another item. Items say which one they are.
 */
export function camposDasDuasVersoes(
  campos: ReadonlyMap<string, CampoRegistrado>,
  atual: Valores,
  rotuloDoItem: (lista: string, n: number, campo: string) => string,
): Map<string, CampoRegistrado> {
  const todos = new Map([...campos].filter(([, campo]) => !campo.sensivel));
  for (const [nome, campo] of todos) {
    const [, lista = '', , parte = ''] = itemDe.exec(nome) ?? [];
    const tamanho = isTamanho(nome) || lista === '' ? 0 : Number(lerCaminho(atual, caminhoDoTamanho(lista)) ?? 0);
    for (let i = 0; i < tamanho; i++) {
      const outro = `${lista}.${i}.${parte}`;
      if (!todos.has(outro)) todos.set(outro, { ...campo, nome: outro });
    }
  }
  for (const [nome, campo] of todos) {
    const [, lista, i, parte] = itemDe.exec(nome) ?? [];
    const dona = lista === undefined ? undefined : campos.get(caminhoDoTamanho(lista));
    if (dona && parte !== undefined) todos.set(nome, { ...campo, rotulo: rotuloDoItem(dona.rotulo, Number(i) + 1, campo.rotulo) });
  }
  return todos;
}
