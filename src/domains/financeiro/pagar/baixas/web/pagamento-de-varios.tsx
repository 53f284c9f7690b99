import { useEffect, useState } from 'react';
import { BotaoSalvar, camposDe, dentro, EmColunas, Formulario, ListaDeCampos, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { AvisoDoCodigo } from '../../web/aviso-do-codigo.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { baixasPagarApi } from '../api.ts';
import { pagamentosAte, type pagamentosEsquema } from '../esquemas.ts';
import { textosBaixaPagar } from '../texts.ts';
import { AvisoDoBanco } from './aviso-do-banco.tsx';
import { CamposDoPagamento, Divisao, inteiro } from './campos-do-pagamento.tsx';
import { NaoSePagam } from './nao-se-pagam.tsx';
import type { TituloParaPagar } from './tipos.ts';
import { AvisoNoDia, CamposDaSaida } from './pagamento-de-um.tsx';

const FORMULARIO = 'pagamentos';
const campo = camposDe<typeof pagamentosEsquema>();
type CaminhoDoItem = ReturnType<typeof campo<`itens.${number}`>>;
type Agora = { titulos: readonly TituloParaPagar[]; totalCentavos: number };
type Props = {
  iniciais: readonly TituloParaPagar[];
  fora: readonly TituloParaPagar[];
  hoje: string;
  aoPagar: (titulos: readonly TituloParaPagar[]) => void;
};

/** Many titles paid in one act, each whole unless its line is opened and says otherwise: what leaves the account, to whom, and the way to take one out. */
export function PagamentoDeVarios({ iniciais, fora, hoje, aoPagar }: Props) {
  const t = useTextos(textosBaixaPagar);
  const [esquema] = useState(() => pagamentosAte(new Map(iniciais.map((x) => [x.id, x]))));
  const [{ titulos, totalCentavos }, setAgora] = useState<Agora>({ titulos: iniciais, totalCentavos: 0 });
  const total = formatarReais(centavos(totalCentavos));
  const [primeiro] = iniciais;
  const nTitulos = t('nTitulos', { n: titulos.length });
  return (
    <Pagina
      titulo={nTitulos}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('pagar', { valor: total })} />}
      resumo={
        <Cartao titulo={t('total')}>
          <p className={estilo.grande} aria-live="polite">
            {total}
          </p>
          {fora.length > 0 && (
            <>
              <p role="status">{t('fora')}</p>
              <NaoSePagam titulos={fora} />
            </>
          )}
        </Cartao>
      }
    >
      <AvisoDoBanco titulos={titulos} />
      <AvisoDoCodigo titulos={titulos} />
      <Formulario
        id={FORMULARIO}
        esquema={esquema}
        valoresIniciais={{
          dataBaixa: hoje,
          contaBancariaId: primeiro?.contaBancariaId ?? null,
          formaPagamentoId: primeiro?.formaPagamentoId ?? null,
          itens: iniciais.map((x) => ({
            tituloId: x.id,
            principalCentavos: x.saldoCentavos,
            descontoCentavos: 0,
            multaCentavos: 0,
            jurosCentavos: 0,
          })),
        }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(baixasPagarApi.pagarTitulos, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const feito = resposta as RespostaCliente<typeof baixasPagarApi.pagarTitulos>;
          avisar.sucesso(t('feito', { n: feito.baixas.length, valor: formatarReais(feito.totalCentavos) }));
          void recarregarPagar();
          aoPagar(titulos);
        }}
      >
        <Somados iniciais={iniciais} aoMudar={setAgora} />
        <Cartao titulo={t('pagamento')}>
          <EmColunas>
            <CamposDaSaida />
          </EmColunas>
          <AvisoNoDia titulos={titulos} />
        </Cartao>
        <Cartao titulo={t('quantoDeCada')}>
          <p className="suave">{t('cadaUm')}</p>
          <ListaDeCampos
            nome={campo('itens')}
            rotulo={nTitulos}
            nomeDoItem={(i) => titulos[i]?.numero ?? ''}
            minimo={1}
            fechado={{ resumo: (item) => <Resumo item={item} titulos={iniciais} />, falta: () => false }}
          >
            {(item) => <Item item={item} titulos={iniciais} />}
          </ListaDeCampos>
        </Cartao>
      </Formulario>
    </Pagina>
  );
}

/** Tells the page, which stands around the form, which titles are still in it and what they take. */
function Somados({ iniciais, aoMudar }: { iniciais: readonly TituloParaPagar[]; aoMudar: (agora: Agora) => void }) {
  const itens = useValor(campo('itens')) ?? [];
  const ids = itens.map((i) => i?.tituloId).join();
  const totalCentavos = itens.reduce(
    (soma, i) => soma + inteiro(i?.principalCentavos) + inteiro(i?.multaCentavos) + inteiro(i?.jurosCentavos),
    0,
  );
  useEffect(() => {
    const vivos = new Set(ids.split(',').map(Number));
    aoMudar({ titulos: iniciais.filter((x) => vivos.has(x.id)), totalCentavos });
  }, [ids, totalCentavos, iniciais, aoMudar]);
  return null;
}

type PropsDoItem = { item: CaminhoDoItem; titulos: readonly TituloParaPagar[] };
const camposDo = (item: CaminhoDoItem) => ({
  principal: dentro(item, 'principalCentavos'),
  desconto: dentro(item, 'descontoCentavos'),
  multa: dentro(item, 'multaCentavos'),
  juros: dentro(item, 'jurosCentavos'),
});

/** A title in a line: to whom, what for, since when, and what it takes. */
function Resumo({ item, titulos }: PropsDoItem) {
  const t = useTextos(textosBaixaPagar);
  const id = useValor(dentro(item, 'tituloId'));
  const titulo = titulos.find((x) => x.id === id);
  if (!titulo) return null;
  return (
    <>
      <strong>{titulo.numero}</strong> · {titulo.fornecedorNome} · {titulo.descricao}
      <span className="suave">
        {' '}
        · {t('vencimento')} {formatarData(titulo.dataVencimento)} · {t('saldo')} {formatarReais(titulo.saldoCentavos)}
      </span>
      <Divisao campos={camposDo(item)} titulo={titulo} />
    </>
  );
}

function Item({ item, titulos }: PropsDoItem) {
  const id = useValor(dentro(item, 'tituloId'));
  const saldoCentavos = titulos.find((x) => x.id === id)?.saldoCentavos ?? 0;
  return (
    <>
      <div className="inteira">
        <Resumo item={item} titulos={titulos} />
      </div>
      <CamposDoPagamento campos={camposDo(item)} saldoCentavos={saldoCentavos} colunas={3} />
    </>
  );
}
