import estilo from './abas.module.css';
import { ListaDeAbas } from './lista-de-abas.tsx';
import { useBusca } from '../navegacao.tsx';

/** Which tab of a screen is open: it stands in the address as `?aba=`, the first one as nothing. */
export function useAba<C extends string>(chaves: readonly [C, ...C[]]): C {
  const [{ aba }] = useBusca();
  return chaves.find((chave) => chave === aba) ?? chaves[0];
}

type Props<C extends string> = {
  rotulo: string;
  /** `conta`: how many things wait in it; none is shown for 0. */
  abas: readonly { chave: C; rotulo: string; conta?: number }[];
  /** Which is open, where the address alone does not say. */
  atual?: C;
  /** Names in the address that all tabs share: they stay when the tab changes. */
  mantem?: readonly string[];
};

/** Tabs across a screen, for its `abas`. Changing the tab leaves behind the filters of the one before. Arrows move between them. */
export function Abas<C extends string>({ rotulo, abas, atual, mantem = [] }: Props<C>) {
  const [busca, mudar] = useBusca();
  const aberta = atual ?? abas.find(({ chave }) => chave === busca['aba'])?.chave ?? abas[0]?.chave;
  const abrir = (chave: string): void => {
    const limpa = Object.fromEntries(
      Object.keys(busca)
        .filter((nome) => !mantem.includes(nome))
        .map((nome) => [nome, undefined]),
    );
    mudar({ ...limpa, aba: chave === abas[0]?.chave ? undefined : chave });
  };
  return (
    <ListaDeAbas
      rotulo={rotulo}
      abas={abas.map(({ conta = 0, ...aba }) => ({ ...aba, marca: conta > 0 && <span className={estilo.conta}>{conta}</span> }))}
      aberta={aberta}
      idDe={(chave) => `aba-${chave}`}
      aoAbrir={abrir}
    />
  );
}
