import { caminhoDoTamanho, isTamanho, pertence } from '../valores/caminhos.ts';
import type { CampoRegistrado } from '../contexto.tsx';

/** How a field is called where its group is not in sight: "Filiação 1: Nome" for the name inside a repeated group. */
export function rotuloNoGrupo(campos: ReadonlyMap<string, CampoRegistrado>, { nome, rotulo }: CampoRegistrado): string {
  const listas = [...campos.keys()].filter(isTamanho).map((tamanho) => tamanho.slice(0, -caminhoDoTamanho('').length));
  const [lista] = listas.filter((um) => um !== nome && pertence(nome, um)).sort((a, b) => b.length - a.length);
  const i = lista === undefined ? Number.NaN : Number.parseInt(nome.slice(lista.length + 1), 10);
  const item = lista === undefined || Number.isNaN(i) ? undefined : campos.get(caminhoDoTamanho(lista))?.nomeDoItem?.(i);
  return item === undefined ? rotulo : `${item}: ${rotulo}`;
}

/** A problem as the summary says it: with the name of its field, once, and of the group that the field stands in. */
export function mensagemNoResumo(campos: ReadonlyMap<string, CampoRegistrado>, nome: string | null, mensagem: string): string {
  const campo = nome === null ? undefined : campos.get(nome);
  if (!campo?.rotulo) return mensagem;
  const rotulo = rotuloNoGrupo(campos, campo);
  return mensagem.includes(campo.rotulo) ? mensagem.replace(campo.rotulo, () => rotulo) : `${rotulo}: ${mensagem}`;
}
