import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import { useContextoDoFormulario } from '../contexto.tsx';
import { chaveDaEscolha } from '../valores/caminhos.ts';
import { textosFormulario } from '../texts.ts';
import { type FuncaoDeBusca, type OpcaoDeBusca, useBuscaAssincrona } from './use-busca-assincrona.ts';
import { ListaSuspensa, useListaSuspensa } from './lista-suspensa.tsx';

type Props = PropsCampo & {
  buscar: FuncaoDeBusca;
  /** The option that the stored value names, so that an edit shows its label. */
  inicial?: OpcaoDeBusca | null;
  placeholder?: string;
  aoMudar?: (opcao: OpcaoDeBusca | null) => void;
  /**
   * Creates what is missing from inside the field: `aoCriar` receives what was typed, opens whatever it needs and gives
   * the new option, or null when the user gave up. `semTermo`: what would be created is known before anything is typed.
   */
  criar?: { rotulo: (termo: string) => ReactNode; aoCriar: (termo: string) => Promise<OpcaoDeBusca | null>; semTermo?: boolean };
  /** A word and not a record: what is typed is the value, chosen or not, up to this many letters. The options are suggestions. */
  palavra?: { maximo: number };
};

const CRIAR = '\u0000criar';
const comoPalavra = (texto: string): OpcaoDeBusca => ({ valor: texto, rotulo: texto });

/** A choice among many records: type to find, arrows and Enter to choose, Esc to give up. */
export function CampoBusca(props: Props) {
  const { nome, inicial } = props;
  const { escolhas } = useContextoDoFormulario();
  // The form remembers: an item of a list that is drawn again elsewhere shows what was chosen in it.
  useEffect(() => {
    if (inicial) escolhas.current.set(chaveDaEscolha(nome, inicial.valor), inicial);
  }, [escolhas, nome, inicial]);
  const conhecer = (valor: unknown): OpcaoDeBusca | null =>
    escolhas.current.get(chaveDaEscolha(nome, valor)) ?? (inicial && inicial.valor === valor ? inicial : null);
  const formatar = (valor: unknown) => conhecer(valor)?.rotulo ?? String(valor);
  const aoConhecer = (opcao: OpcaoDeBusca) => escolhas.current.set(chaveDaEscolha(nome, opcao.valor), opcao);
  return <Entrada key={useChave(nome)} {...props} conhecer={conhecer} formatar={formatar} aoConhecer={aoConhecer} />;
}

type PropsEntrada = Props & {
  conhecer: (valor: unknown) => OpcaoDeBusca | null;
  formatar: (valor: unknown) => string;
  aoConhecer: (opcao: OpcaoDeBusca) => void;
};

function Entrada({ buscar, conhecer, placeholder, aoMudar, criar, palavra, formatar, aoConhecer, ...props }: PropsEntrada) {
  const t = useTextos(textosFormulario);
  const { valor, mudar, aoSair, comum } = useCampo(props, { formatar });
  const deInicio = palavra && typeof valor === 'string' && valor !== '' ? comoPalavra(valor) : null;
  const [escolhida, setEscolhida] = useState(() => conhecer(valor) ?? deInicio);
  const lista = useListaSuspensa();
  const termo = (lista.termo ?? '').trim();
  const { opcoes, buscando, falhou } = useBuscaAssincrona(buscar, termo, lista.aberta);
  const escolhas = useRef(0);
  const escolher = (opcao: OpcaoDeBusca | null) => {
    escolhas.current += 1;
    setEscolhida(opcao);
    if (opcao) aoConhecer(opcao);
    mudar(opcao?.valor ?? null);
    aoMudar?.(opcao);
  };
  const aoEscolher = async (chave: string) => {
    const opcao = chave === CRIAR ? await criar?.aoCriar(termo) : opcoes.find((item) => String(item.valor) === chave);
    if (opcao) escolher(opcao);
  };
  /** The search that was left behind is asked once more: a code typed whole names one, and nobody waits for a list to say so. */
  const aoSairBuscando = async (texto: string) => {
    const antes = escolhas.current;
    const [so, ...outras] = await buscar(texto, new AbortController().signal).catch(() => []);
    if (so && outras.length === 0 && escolhas.current === antes) escolher(so);
  };
  // What is missing is known once the search has answered: until then whoever is quick would create what is already there.
  const falta = criar !== undefined && !buscando && (termo !== '' || criar.semTermo === true);
  const achadas = opcoes.map(({ valor: achado, rotulo, detalhe }) => ({ chave: String(achado), rotulo, detalhe }));
  const aviso = falhou ? t('buscaFalhou') : buscando ? t('carregando') : t(palavra && termo !== '' ? 'palavraNova' : 'nadaEncontrado');
  return (
    <ListaSuspensa
      comum={comum}
      lista={lista}
      texto={escolhida?.rotulo ?? ''}
      escolhida={escolhida === null ? null : String(escolhida.valor)}
      opcoes={falta ? [...achadas, { chave: CRIAR, rotulo: criar.rotulo(termo) }] : achadas}
      unica={achadas.length === 1 && !palavra ? achadas[0]?.chave : null}
      aviso={opcoes.length === 0 ? aviso : null}
      buscando={buscando}
      placeholder={placeholder ?? t(palavra ? 'digiteOuEscolha' : 'digiteParaBuscar')}
      maximo={palavra?.maximo}
      aoDigitar={palavra && ((texto) => escolher(texto.trim() === '' ? null : comoPalavra(texto.trim())))}
      aoEscolher={(chave) => void aoEscolher(chave)}
      aoSairBuscando={palavra ? undefined : (texto) => void aoSairBuscando(texto)}
      aoLimpar={() => escolher(null)}
      aoSair={aoSair}
    />
  );
}
