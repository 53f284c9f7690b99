/** One choice of a list. What is `foraDeUso` is offered no longer, and named where a record still holds it. */
export type OpcaoSelecao<V extends string | number = string | number> = {
  valor: V;
  rotulo: string;
  desabilitada?: boolean;
  foraDeUso?: boolean;
};

/** What a list offers, and what it says of the choice that stands: its name, null where it has none, and whether it is offered. */
export function lerEscolha<V extends string | number>(opcoes: readonly OpcaoSelecao<V>[], escolhida: string) {
  const atual = opcoes.find((opcao) => String(opcao.valor) === escolhida);
  return {
    oferecidas: opcoes.filter((opcao) => opcao.foraDeUso !== true),
    texto: atual?.rotulo ?? null,
    oferecida: atual !== undefined && atual.foraDeUso !== true,
    foraDeUso: atual?.foraDeUso === true,
  };
}
