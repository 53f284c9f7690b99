import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import {
  type Caminho,
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  dentro,
  ListaDeCampos,
  type OpcaoSelecao,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosAditivo } from '../texts.ts';
import { type ModoDeTermo, type TermoNoForm, termoNovo, tiposDe, type TipoDeTermo } from './termos.ts';

const campo = camposDe<{ termos: TermoNoForm[] }>();

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
      <div className="inteira">
        <ListaDeCampos
          nome={campo('termos')}
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

type PropsTermo = { prefixo: Caminho<TermoNoForm>; opcoes: OpcoesDosTermos };

function Termo({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const { definir, ler } = useFormulario();
  const tipo = useValor(dentro(prefixo, 'tipo'));
  const aoMudarTipo = (novo: TipoDeTermo | null): void => {
    if (novo === null) return;
    const indice = Number(prefixo.split('.')[1]);
    definir(
      campo('termos'),
      ler(campo('termos'))?.map((atual, i) =>
        i === indice ? termoNovo(opcoes.modo, novo, typeof atual.parcelaDe === 'number' ? atual.parcelaDe : opcoes.proximaParcela) : atual,
      ),
    );
  };
  return (
    <>
      <CampoSelecao
        nome={dentro(prefixo, 'tipo')}
        rotulo={t('tipo')}
        colunas={4}
        obrigatorio
        aoMudar={aoMudarTipo}
        opcoes={tiposDe(opcoes.modo).map((valor) => ({ valor, rotulo: t(`tipo_${valor}`) }))}
      />
      {tipo !== 'remover_desconto' && (
        <CampoSelecao
          nome={dentro(prefixo, opcoes.modo === 'contrato' ? 'precoIndice' : 'preco')}
          rotulo={t('sobre')}
          colunas={4}
          placeholder={t('todosOsPrecos')}
          opcoes={opcoes.precos}
        />
      )}
      {tipo === 'remover_desconto' && (
        <CampoSelecao
          nome={dentro(prefixo, opcoes.modo === 'contrato' ? 'chave' : 'desconto')}
          rotulo={t('desconto')}
          colunas={4}
          obrigatorio
          opcoes={opcoes.descontosVigentes}
        />
      )}
      <CampoNumero nome={dentro(prefixo, 'parcelaDe')} rotulo={t('daParcela')} colunas={2} obrigatorio />
      {tipo !== 'remover_desconto' && <CampoNumero nome={dentro(prefixo, 'parcelaAte')} rotulo={t('ateAParcela')} colunas={2} />}
      <Conteudo tipo={tipo} prefixo={prefixo} opcoes={opcoes} />
    </>
  );
}

function Conteudo({ tipo, prefixo, opcoes }: PropsTermo & { tipo: TipoDeTermo | null | undefined }) {
  const t = useTextos(textosAditivo);
  const { definir } = useFormulario();
  if (tipo === 'valor')
    return (
      <>
        <CampoDinheiro
          nome={dentro(prefixo, 'valorCentavos')}
          rotulo={t('novoValor')}
          colunas={4}
          aoMudar={(valor) => valor !== null && definir(dentro(prefixo, 'percentual'), null)}
        />
        <CampoTaxa
          nome={dentro(prefixo, 'percentual')}
          rotulo={t('reajuste')}
          colunas={4}
          aoMudar={(taxa) => taxa !== null && definir(dentro(prefixo, 'valorCentavos'), null)}
        />
      </>
    );
  if (tipo === 'vencimento')
    return <CampoNumero nome={dentro(prefixo, 'diaVencimento')} rotulo={t('diaVencimento')} colunas={2} obrigatorio />;
  if (tipo === 'pagadores') return <Pagadores prefixo={prefixo} opcoes={opcoes} />;
  return tipo === 'incluir_desconto' ? <NovoDesconto prefixo={prefixo} opcoes={opcoes} /> : null;
}

function NovoDesconto({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const { definir } = useFormulario();
  const forma = useValor(dentro(prefixo, 'forma'));
  const preencher = (id: number | null): void => {
    const achado = opcoes.descontos.find((d) => d.id === id);
    if (!achado) return;
    const { id: _, nome, ...valores } = achado;
    definir(dentro(prefixo, 'descricao'), nome);
    for (const parte of Object.keys(valores) as (keyof typeof valores)[]) definir(dentro(prefixo, parte), valores[parte]);
  };
  return (
    <>
      <CampoSelecao
        nome={dentro(prefixo, 'descontoId')}
        rotulo={t('desconto')}
        colunas={4}
        aoMudar={preencher}
        opcoes={opcoes.descontos.map((d) => ({ valor: d.id, rotulo: d.nome }))}
      />
      <CampoTexto nome={dentro(prefixo, 'descricao')} rotulo={t('descricao')} colunas={4} obrigatorio />
      <CampoSelecao
        nome={dentro(prefixo, 'forma')}
        rotulo={t('forma')}
        colunas={2}
        obrigatorio
        opcoes={[
          { valor: 'percentual', rotulo: t('percentual') },
          { valor: 'valor', rotulo: t('valorPorParcela') },
        ]}
      />
      {forma === 'valor' ? (
        <CampoDinheiro nome={dentro(prefixo, 'valorCentavos')} rotulo={t('valorPorParcela')} colunas={2} obrigatorio />
      ) : (
        <>
          <CampoTaxa nome={dentro(prefixo, 'percentual')} rotulo={t('percentual')} colunas={2} obrigatorio />
          <CampoDinheiro nome={dentro(prefixo, 'limiteCentavos')} rotulo={t('limitePorParcela')} placeholder={t('semLimite')} colunas={4} />
        </>
      )}
      <CampoMarcar nome={dentro(prefixo, 'condicional')} rotulo={t('condicional')} colunas={4} />
    </>
  );
}

function Pagadores({ prefixo, opcoes }: PropsTermo) {
  const t = useTextos(textosAditivo);
  const lista = useValor(dentro(prefixo, 'pagadores')) ?? [];
  return (
    <div className="inteira">
      <ListaDeCampos
        nome={dentro(prefixo, 'pagadores')}
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
                nome={dentro(item, 'pessoaId')}
                rotulo={t('pagador')}
                colunas={8}
                obrigatorio
                inicial={conhecida ? { id: conhecida.pessoaId, nome: conhecida.nome } : null}
              />
              <CampoTaxa nome={dentro(item, 'percentual')} rotulo={t('participacao')} colunas={3} obrigatorio />
            </>
          );
        }}
      </ListaDeCampos>
    </div>
  );
}
