import { caminhoDoTamanho, isTamanho, pertence } from '../valores/caminhos.ts';
import type { CampoRegistrado } from '../contexto.tsx';

type Campos = ReadonlyMap<string, CampoRegistrado>;

/** The innermost repeated group of the form that a path stands in, whether or not its item is drawn. */
export function listaDe(campos: Campos, caminho: string): string | undefined {
  const listas = [...campos.keys()].filter(isTamanho).map((tamanho) => tamanho.slice(0, -caminhoDoTamanho('').length));
  return listas.filter((uma) => uma !== caminho && pertence(caminho, uma)).sort((a, b) => b.length - a.length)[0];
}

function nomeDoGrupo(campos: Campos, caminho: string): string | undefined {
  const lista = listaDe(campos, caminho);
  const i = lista === undefined ? Number.NaN : Number.parseInt(caminho.slice(lista.length + 1), 10);
  return lista === undefined || Number.isNaN(i) ? undefined : campos.get(caminhoDoTamanho(lista))?.nomeDoItem?.(i);
}

/** How a field is called where its group is not in sight: "Filiação 1: Nome" for the name inside a repeated group. */
export function rotuloNoGrupo(campos: Campos, { nome, rotulo }: CampoRegistrado): string {
  const item = nomeDoGrupo(campos, nome);
  return item === undefined ? rotulo : `${item}: ${rotulo}`;
}

/** A problem as the summary says it: with the name of its field, once, and of the group that the field stands in. */
export function mensagemNoResumo(campos: Campos, nome: string | null, mensagem: string): string {
  const campo = nome === null ? undefined : campos.get(nome);
  if (!campo?.rotulo) {
    // The field of a closed item is still to be drawn.
    const item = nome === null ? undefined : nomeDoGrupo(campos, nome);
    return item === undefined ? mensagem : `${item}: ${mensagem}`;
  }
  const rotulo = rotuloNoGrupo(campos, campo);
  return mensagem.includes(campo.rotulo) ? mensagem.replace(campo.rotulo, () => rotulo) : `${rotulo}: ${mensagem}`;
}
