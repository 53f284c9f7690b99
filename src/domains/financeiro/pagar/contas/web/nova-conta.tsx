import { CamposImpostos, FornecedorPicker, usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { fornecedoresApi } from '#domains/financeiro/fornecedores/api.ts';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  Formulario,
  SecaoFormulario,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { contasApi } from '../api.ts';
import { novaContaPagar } from '../esquemas.ts';
import { CampoCodigo } from './campo-codigo.tsx';
import { PreviaDaConta } from './previa.tsx';
import { Rateio } from './rateio.tsx';
import { useOutraCompra } from './use-outra-compra.ts';

const campo = camposDe<typeof novaContaPagar>();
const FORMULARIO = 'nova-conta-pagar';

/** A purchase: from whom, what, how much, when it is paid, who bears it, and what is withheld. */
export function NovaConta({ aoFechar, aoCriar }: { aoFechar: () => void; aoCriar: (id: number) => void }) {
  const t = useTextos(textosPagar);
  const { pronto } = usePagamento();
  const perguntando = useOutraCompra();
  const criar = useComando(contasApi.criarConta, { aoConcluir: () => void recarregarPagar() });
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('novaConta')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}
    >
      {!pronto && <Esqueleto linhas={8} />}
      {pronto && (
        <Formulario
          id={FORMULARIO}
          esquema={novaContaPagar}
          valoresIniciais={{
            fornecedorId: null,
            documento: '',
            descricao: '',
            dataEmissao: hojeNaEscola(),
            valorCentavos: null,
            parcelas: 1,
            primeiroVencimento: '',
            contaBancariaId: null,
            formaPagamentoId: null,
            rateio: [{ categoriaFinanceiraId: null, centroCustoId: null, valorCentavos: null }],
            impostos: [],
            codigo: '',
            meses: 1,
          }}
          aoSalvar={(_, body) => perguntando((dito) => criar.mutateAsync({ body: { ...body, ...dito } }))}
          aposSalvar={(resposta) => {
            const { titulos, aguardaAprovacao } = resposta as RespostaCliente<typeof contasApi.criarConta>;
            avisar.sucesso(t('lancada', { n: titulos.length }));
            if (aguardaAprovacao) avisar.info(t('aguardaSegunda'));
            aoCriar(titulos[0]?.id ?? 0);
          }}
        >
          <Campos />
        </Formulario>
      )}
    </Janela>
  );
}

function Campos() {
  const t = useTextos(textosPagar);
  const { contas, formas, contaDaForma } = usePagamento();
  const { definir, ler } = useFormulario();
  const definirForma = (id: number | null): void => {
    definir(campo('formaPagamentoId'), id);
    definir(campo('contaBancariaId'), contaDaForma(id));
  };
  const habituais = async (id: number | null): Promise<void> => {
    if (id === null) return;
    const f = await chamar(fornecedoresApi.obter, { params: { id } });
    definir(campo('impostos'), f.impostos);
    if (f.formaPagamentoId !== null) definirForma(f.formaPagamentoId);
    const [primeira] = ler(campo('rateio')) ?? [];
    if (primeira && !primeira.categoriaFinanceiraId) {
      definir(campo('rateio.0.categoriaFinanceiraId'), f.categoriaFinanceiraId);
      definir(campo('rateio.0.centroCustoId'), f.centroCustoId);
    }
  };
  return (
    <>
      <SecaoFormulario>
        <CampoCodigo />
        <FornecedorPicker
          nome={campo('fornecedorId')}
          rotulo={t('fornecedor')}
          colunas={8}
          aoMudar={(id) => void habituais(id).catch(avisar.erro)}
        />
        <CampoTexto nome={campo('documento')} rotulo={t('documento')} dica={t('documentoAjuda')} colunas={4} maximo={40} />
        <CampoTexto nome={campo('descricao')} rotulo={t('descricao')} colunas={8} maximo={150} />
        <CampoData nome={campo('dataEmissao')} rotulo={t('emissao')} colunas={4} />
        <CampoDinheiro
          nome={campo('valorCentavos')}
          rotulo={t('valorBruto')}
          colunas={3}
          aoMudar={(valor) => comUmaParte(ler(campo('rateio'))?.length, () => definir(campo('rateio.0.valorCentavos'), valor))}
        />
        <CampoData nome={campo('primeiroVencimento')} rotulo={t('primeiroVencimento')} colunas={3} />
        <CampoNumero nome={campo('parcelas')} rotulo={t('parcelas')} colunas={3} />
        <CampoNumero nome={campo('meses')} rotulo={t('meses')} dica={t('mesesAjuda')} colunas={3} />
        <CampoSelecao
          nome={campo('formaPagamentoId')}
          rotulo={t('formaPagamento')}
          colunas={6}
          opcoes={formas}
          aoMudar={(id) => definir(campo('contaBancariaId'), contaDaForma(id))}
        />
        <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={6} opcoes={contas} />
      </SecaoFormulario>
      <Rateio />
      <SecaoFormulario>
        <div className="inteira">
          <CamposImpostos nome={campo('impostos')} rotulo={t('impostos')} daConta />
        </div>
      </SecaoFormulario>
      <PreviaDaConta />
    </>
  );
}

/** While a bill is borne by one part, that part is the whole amount. */
function comUmaParte(partes: number | undefined, fazer: () => void): void {
  if (partes === 1) fazer();
}
