import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import {
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  ListaDeCampos,
  type OpcaoSelecao,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosAditivo } from '../texts-aditivos.ts';
import { type ModoDeTermo, termoNovo, type TipoDeTermo, tiposDe } from './termos.ts';

export type OpcoesDosTermos = {
  modo: ModoDeTermo;
  proximaParcela: number;
  precos: readonly OpcaoSelecao[];
  descontosVigentes: readonly OpcaoSelecao[];
  descontos: readonly {
    id: number;
    nome: string;
    forma: 'percentual' | 'valor';
    percentual: string | null;
    valorCentavos: number | null;
    limiteCentavos: number | null;
    condicional: boolean;
    sobreValorCheio: boolean;
    prioridade: number;
  }[];
  /** Who is known as payer, so that a draft shows names. */
  pessoas: readonly { pessoaId: number; nome: string }[];
};

/** What an addendum changes: one group of fields for each change, each with only the fields of its kind. */
export function CamposTermos({ opcoes }: { opcoes: OpcoesDosTermos }) {
  const t = useTextos(textosAditivo);
  return (
    <SecaoFormulario>
      <div style={{ gridColumn: '1 / -1' }}>
        <ListaDeCampos
          nome="termos"
          rotulo={t('oQueMuda')}
          nomeDoItem={(i) => `${t('mudanca')} ${i + 1}`}
          rotuloAdicionar={t('incluirTermo')}
          novo={() => termoNovo(opcoes.modo, 'valor', opcoes.proximaParcela)}
          minimo={1}
          maximo={10}
        >
          {(prefixo) => <Termo prefixo={prefixo} opcoes={opcoes} />}
        </ListaDeCampos>
      </div>
    </SecaoFormulario>
  );
}

type PropsTermo = { prefixo: string; opcoes: OpcoesDosTermos };

function Termo({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const { definir, valores } = useFormulario();
  const tipo = useValor(`${prefixo}.tipo`) as TipoDeTermo;
  const aoMudarTipo = (novo: TipoDeTermo | null): void => {
    if (novo === null) return;
    const { termos = [] } = valores() as { termos?: { parcelaDe: number | null }[] };
    const indice = Number(prefixo.split('.')[1]);
    definir(
      'termos',
      termos.map((atual, i) => (i === indice ? termoNovo(opcoes.modo, novo, atual.parcelaDe ?? opcoes.proximaParcela) : atual)),
    );
  };
  return (
    <>
      <CampoSelecao
        nome={`${prefixo}.tipo`}
        rotulo={t('tipo')}
        colunas={4}
        obrigatorio
        aoMudar={aoMudarTipo}
        opcoes={tiposDe(opcoes.modo).map((valor) => ({ valor, rotulo: t(`tipo_${valor}`) }))}
      />
      {tipo !== 'remover_desconto' && (
        <CampoSelecao
          nome={`${prefixo}.${opcoes.modo === 'contrato' ? 'precoIndice' : 'preco'}`}
          rotulo={t('sobre')}
          colunas={4}
          placeholder={t('todosOsPrecos')}
          opcoes={opcoes.precos}
        />
      )}
      {tipo === 'remover_desconto' && (
        <CampoSelecao
          nome={`${prefixo}.${opcoes.modo === 'contrato' ? 'chave' : 'desconto'}`}
          rotulo={t('desconto')}
          colunas={4}
          obrigatorio
          opcoes={opcoes.descontosVigentes}
        />
      )}
      <CampoNumero nome={`${prefixo}.parcelaDe`} rotulo={t('daParcela')} colunas={2} obrigatorio />
      {tipo !== 'remover_desconto' && <CampoNumero nome={`${prefixo}.parcelaAte`} rotulo={t('ateAParcela')} colunas={2} />}
      <Conteudo tipo={tipo} prefixo={prefixo} opcoes={opcoes} />
    </>
  );
}

function Conteudo({ tipo, prefixo, opcoes }: PropsTermo & { tipo: TipoDeTermo }) {
  const t = useTextos(textosAditivo);
  const { definir } = useFormulario();
  if (tipo === 'valor')
    return (
      <>
        <CampoDinheiro
          nome={`${prefixo}.valorCentavos`}
          rotulo={t('novoValor')}
          colunas={4}
          aoMudar={(valor) => valor !== null && definir(`${prefixo}.percentual`, null)}
        />
        <CampoTaxa
          nome={`${prefixo}.percentual`}
          rotulo={t('reajuste')}
          colunas={4}
          aoMudar={(taxa) => taxa !== null && definir(`${prefixo}.valorCentavos`, null)}
        />
      </>
    );
  if (tipo === 'vencimento') return <CampoNumero nome={`${prefixo}.diaVencimento`} rotulo={t('diaVencimento')} colunas={2} obrigatorio />;
  if (tipo === 'pagadores') return <Pagadores prefixo={prefixo} opcoes={opcoes} />;
  return tipo === 'incluir_desconto' ? <NovoDesconto prefixo={prefixo} opcoes={opcoes} /> : null;
}

function NovoDesconto({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const { definir } = useFormulario();
  const forma = useValor(`${prefixo}.forma`);
  const preencher = (id: number | null): void => {
    const achado = opcoes.descontos.find((d) => d.id === id);
    if (!achado) return;
    const { id: _, nome, ...valores } = achado;
    definir(`${prefixo}.descricao`, nome);
    for (const [campo, valor] of Object.entries(valores)) definir(`${prefixo}.${campo}`, valor);
  };
  return (
    <>
      <CampoSelecao
        nome={`${prefixo}.descontoId`}
        rotulo={t('desconto')}
        colunas={4}
        aoMudar={preencher}
        opcoes={opcoes.descontos.map((d) => ({ valor: d.id, rotulo: d.nome }))}
      />
      <CampoTexto nome={`${prefixo}.descricao`} rotulo={t('descricao')} colunas={4} obrigatorio />
      <CampoSelecao
        nome={`${prefixo}.forma`}
        rotulo={t('forma')}
        colunas={2}
        obrigatorio
        opcoes={[
          { valor: 'percentual', rotulo: t('percentual') },
          { valor: 'valor', rotulo: t('valorPorParcela') },
        ]}
      />
      {forma === 'valor' ? (
        <CampoDinheiro nome={`${prefixo}.valorCentavos`} rotulo={t('valorPorParcela')} colunas={2} obrigatorio />
      ) : (
        <>
          <CampoTaxa nome={`${prefixo}.percentual`} rotulo={t('percentual')} colunas={2} obrigatorio />
          <CampoDinheiro nome={`${prefixo}.limiteCentavos`} rotulo={t('limitePorParcela')} placeholder={t('semLimite')} colunas={4} />
        </>
      )}
      <CampoMarcar nome={`${prefixo}.condicional`} rotulo={t('condicional')} colunas={4} />
    </>
  );
}

function Pagadores({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const lista = (useValor(`${prefixo}.pagadores`) as { pessoaId: number | null }[] | undefined) ?? [];
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <ListaDeCampos
        nome={`${prefixo}.pagadores`}
        rotulo={t('tipo_pagadores')}
        nomeDoItem={(i) => `${t('pagador')} ${i + 1}`}
        rotuloAdicionar={t('incluirPagador')}
        novo={() => ({ pessoaId: null, percentual: null })}
        minimo={1}
        maximo={10}
      >
        {(item, i) => {
          const conhecida = opcoes.pessoas.find((p) => p.pessoaId === lista[i]?.pessoaId);
          return (
            <>
              <PessoaPicker
                nome={`${item}.pessoaId`}
                rotulo={t('pagador')}
                colunas={8}
                obrigatorio
                inicial={conhecida ? { id: conhecida.pessoaId, nome: conhecida.nome } : null}
              />
              <CampoTaxa nome={`${item}.percentual`} rotulo={t('participacao')} colunas={3} obrigatorio />
            </>
          );
        }}
      </ListaDeCampos>
    </div>
  );
}
