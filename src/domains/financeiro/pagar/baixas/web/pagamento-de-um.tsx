import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  EmColunas,
  Formulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { codigoParaPagar } from '../../codigos/ler-codigo.ts';
import { AvisoDaAliquota } from '../../web/aviso-da-aliquota.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { baixasPagarApi } from '../api.ts';
import { pagamentoEsquema } from '../esquemas.ts';
import { textosBaixaPagar } from '../texts.ts';
import { AvisoDoBanco } from './aviso-do-banco.tsx';
import type { TituloParaPagar } from './tipos.ts';

const campo = camposDe<typeof pagamentoEsquema>();
const FORMULARIO = 'pagamento';
const inteiro = (valor: unknown): number => (typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : 0);

/** The form of one payment: how much of the title it covers, what is given or asked besides, from which account. */
export function PagamentoDeUm({ titulo, hoje, aoPagar }: { titulo: TituloParaPagar; hoje: string; aoPagar: () => void }) {
  const t = useTextos(textosBaixaPagar);
  const pagar = useComando(baixasPagarApi.pagarTitulo, { aoConcluir: () => void recarregarPagar() });
  return (
    <Pagina
      migalha={titulo.numero}
      titulo={`${titulo.numero} · ${titulo.fornecedorNome}`}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('pagar', { valor: '' }).trim()} />}
      resumo={
        <Cartao titulo={t('saldo')}>
          <p className={estilo.grande}>{formatarReais(titulo.saldoCentavos)}</p>
          <p className="suave">
            {titulo.descricao} · {t('vencimento')} {formatarData(titulo.dataVencimento)}
          </p>
          {titulo.codigo !== null && <p className={estilo.codigo}>{codigoParaPagar(titulo.codigo, titulo.codigoTipo)}</p>}
        </Cartao>
      }
    >
      <Cartao titulo={t('pagamento')}>
        <AvisoDoBanco titulos={[titulo]} />
        <Formulario
          id={FORMULARIO}
          esquema={pagamentoEsquema}
          valoresIniciais={{
            dataBaixa: hoje,
            principalCentavos: titulo.saldoCentavos,
            descontoCentavos: 0,
            multaCentavos: 0,
            jurosCentavos: 0,
            contaBancariaId: titulo.contaBancariaId,
            formaPagamentoId: titulo.formaPagamentoId,
          }}
          aoSalvar={(_, body) => pagar.mutateAsync({ params: { id: titulo.id }, body })}
          aposSalvar={(resposta) => {
            const { totalCentavos } = resposta as RespostaCliente<typeof baixasPagarApi.pagarTitulo>;
            avisar.sucesso(t('feito', { n: 1, valor: formatarReais(totalCentavos) }));
            aoPagar();
          }}
        >
          <Campos saldoCentavos={titulo.saldoCentavos} />
          <AvisoNoDia titulos={[titulo]} />
          <Divisao saldoCentavos={titulo.saldoCentavos} />
        </Formulario>
      </Cartao>
    </Pagina>
  );
}

/** The day, the method and the account of a payment; a method brings its account along. */
export function CamposDaSaida() {
  const t = useTextos(textosBaixaPagar);
  const { contas, formas, contaDaForma } = usePagamento();
  const { definir } = useFormulario();
  return (
    <>
      <CampoData nome={campo('dataBaixa')} rotulo={t('dataBaixa')} colunas={4} autoFoco />
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={4}
        opcoes={formas}
        aoMudar={(id) => id !== null && definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={4} opcoes={contas} />
    </>
  );
}

/** What to look out for on the day that is typed. */
export const AvisoNoDia = ({ titulos }: { titulos: readonly TituloParaPagar[] }) => (
  <AvisoDaAliquota titulos={titulos} dia={useValor(campo('dataBaixa'))} />
);

function Campos({ saldoCentavos }: { saldoCentavos: number }) {
  const t = useTextos(textosBaixaPagar);
  const { definir, ler } = useFormulario();
  // A discount covers a part of the whole: the principal that covered it all follows.
  const aoDescontar = (desconto: number | null): void => {
    if (inteiro(ler(campo('principalCentavos'))) + inteiro(desconto) >= saldoCentavos)
      definir(campo('principalCentavos'), Math.max(0, saldoCentavos - inteiro(desconto)));
  };
  return (
    <EmColunas>
      <CamposDaSaida />
      <CampoDinheiro nome={campo('principalCentavos')} rotulo={t('principal')} dica={t('principalAjuda')} colunas={6} />
      <CampoDinheiro nome={campo('descontoCentavos')} rotulo={t('desconto')} colunas={6} aoMudar={aoDescontar} />
      <CampoDinheiro nome={campo('multaCentavos')} rotulo={t('multa')} colunas={6} />
      <CampoDinheiro nome={campo('jurosCentavos')} rotulo={t('juros')} colunas={6} />
    </EmColunas>
  );
}

/** While the amounts are typed: what leaves the account, and what remains of the title. */
function Divisao({ saldoCentavos }: { saldoCentavos: number }) {
  const t = useTextos(textosBaixaPagar);
  const principal = inteiro(useValor(campo('principalCentavos')));
  const coberto = principal + inteiro(useValor(campo('descontoCentavos')));
  const sai = principal + inteiro(useValor(campo('multaCentavos'))) + inteiro(useValor(campo('jurosCentavos')));
  return (
    <p role="status">
      {t('sai')}: <strong>{formatarReais(centavos(sai))}</strong> ·{' '}
      {coberto >= saldoCentavos ? t('quita') : t('resta', { valor: formatarReais(centavos(saldoCentavos - coberto)) })}
    </p>
  );
}
