import { useState } from 'react';
import {
  type Caminho,
  CampoBusca,
  CampoDinheiro,
  CampoNumero,
  dentro,
  ListaDeCampos,
  type OpcaoDeBusca,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { opcoesEstoqueApi } from '#domains/suprimentos/opcoes/api.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { textosOperacao } from '../texts.ts';

type Item = { produtoId: number | string; quantidade: string };
/** The product that an operation begins with. */
export type DeInicio = { produtoId: number; produtoNome: string; unidade: string; depositoId: number };

/** Which products and how much of each; what an entry is worth besides. */
export function CamposItens<I extends Item>({
  nome,
  depositoId,
  deInicio,
  valor,
}: {
  nome: Caminho<readonly I[]>;
  depositoId: number | null;
  deInicio?: DeInicio | undefined;
  valor?: boolean;
}) {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const [unidades, setUnidades] = useState<Readonly<Record<string, string>>>(deInicio ? { [deInicio.produtoId]: deInicio.unidade } : {});
  const [escolhidos, setEscolhidos] = useState<Readonly<Record<string, OpcaoDeBusca>>>({});
  const buscar = async (termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> => {
    const query = { Nome: termo || undefined, DepositoId: depositoId ?? undefined };
    const { itens } = await chamar(opcoesEstoqueApi.buscarProdutos, { query }, { signal });
    setUnidades((antes) => ({ ...antes, ...Object.fromEntries(itens.map((p) => [p.id, p.unidade])) }));
    return itens.map((p) => ({
      valor: p.id,
      rotulo: p.nome,
      detalhe: p.saldo === null ? p.codigo : `${p.codigo} · ${comUnidade(p.saldo, p.unidade)}`,
    }));
  };
  return (
    <div className="inteira">
      <ListaDeCampos
        nome={nome as Caminho<readonly Item[]>}
        rotulo={to('itens')}
        nomeDoItem={(i) => to('itemN', { n: i + 1 })}
        rotuloAdicionar={to('adicionarItem')}
        minimo={1}
        maximo={200}
        novo={() => ({ produtoId: null, quantidade: null, ...(valor ? { valorCentavos: null } : {}) })}
      >
        {(item, i) => (
          <ItemDoEstoque
            item={item}
            inicial={escolhidos[i] ?? (i === 0 && deInicio ? { valor: deInicio.produtoId, rotulo: deInicio.produtoNome } : null)}
            unidade={(escolhidos[i] ?? (i === 0 && deInicio ? { valor: deInicio.produtoId } : null))?.valor}
            unidades={unidades}
            buscar={buscar}
            aoEscolher={(opcao) => opcao && setEscolhidos((antes) => ({ ...antes, [i]: opcao }))}
            valor={valor === true}
            rotulos={{ produto: t('produto'), quantidade: t('quantidade'), valor: to('valorTotal'), busca: t('buscarProduto') }}
          />
        )}
      </ListaDeCampos>
    </div>
  );
}

function ItemDoEstoque({
  item,
  inicial,
  unidade,
  unidades,
  buscar,
  aoEscolher,
  valor,
  rotulos,
}: {
  item: Caminho<Item>;
  inicial: OpcaoDeBusca | null;
  unidade: string | number | undefined;
  unidades: Readonly<Record<string, string>>;
  buscar: (termo: string, signal: AbortSignal) => Promise<OpcaoDeBusca[]>;
  aoEscolher: (opcao: OpcaoDeBusca | null) => void;
  valor: boolean;
  rotulos: { produto: string; quantidade: string; valor: string; busca: string };
}) {
  return (
    <>
      <CampoBusca
        nome={dentro(item, 'produtoId')}
        rotulo={rotulos.produto}
        placeholder={rotulos.busca}
        colunas={valor ? 6 : 8}
        inicial={inicial}
        buscar={buscar}
        aoMudar={aoEscolher}
      />
      <CampoNumero
        nome={dentro(item, 'quantidade')}
        rotulo={rotulos.quantidade}
        colunas={valor ? 3 : 4}
        casas={4}
        sufixo={unidade === undefined ? undefined : unidades[String(unidade)]}
      />
      {valor && (
        <CampoDinheiro
          nome={dentro(item as Caminho<Item & { valorCentavos: number }>, 'valorCentavos')}
          rotulo={rotulos.valor}
          colunas={3}
        />
      )}
    </>
  );
}
