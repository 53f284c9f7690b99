import { FornecedorPicker, usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { fornecedoresApi } from '#domains/financeiro/fornecedores/api.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import {
  AbasFormulario,
  CampoData,
  CampoDinheiro,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  type OpcaoDeBusca,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { isChaveDeAcesso, limparChaveDeAcesso, partesDaChave } from '#shared/documentos/chave-de-acesso.ts';
import { impostosIniciais, modelosNotaFiscal } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { CamposDosItens } from './campos-itens.tsx';
import { CamposDosImpostos } from './campos-impostos.tsx';
import { CamposDoPagamento } from './campos-pagamento.tsx';
import { campo } from './caminhos.ts';
import { useTotal } from './use-total.ts';
import estilo from '#domains/suprimentos/notas-fiscais/web/notas.module.css';
import type { NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';

/** The fields of an invoice: who and when above, and its four parts as tabs. */
export function CamposDaNota({ nota }: { nota: NotaLida | null }) {
  const t = useTextos(textosNotaFiscal);
  return (
    <>
      <Cabeca nota={nota} />
      <AbasFormulario
        rotulo={t('partes')}
        abas={[
          {
            chave: 'itens',
            rotulo: t('abaItens'),
            campos: [campo('itens'), campo('freteCentavos'), campo('seguroCentavos'), campo('outrasCentavos'), campo('descontoCentavos')],
            conteudo: (
              <>
                <CamposDosItens nota={nota} />
                <Encargos />
                <Total />
              </>
            ),
          },
          {
            chave: 'pagamento',
            rotulo: t('abaPagamento'),
            campos: [
              campo('categoriaFinanceiraId'),
              campo('centroCustoId'),
              campo('contaBancariaId'),
              campo('formaPagamentoId'),
              campo('parcelas'),
            ],
            conteudo: <CamposDoPagamento />,
          },
          { chave: 'impostos', rotulo: t('abaImpostos'), campos: [campo('impostos')], conteudo: <CamposDosImpostos nota={nota} /> },
          {
            chave: 'observacoes',
            rotulo: t('abaObservacoes'),
            campos: [campo('observacoes')],
            conteudo: (
              <EmColunas>
                <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} colunas={12} maximo={2000} />
              </EmColunas>
            ),
          },
        ]}
      />
    </>
  );
}

function Cabeca({ nota }: { nota: NotaLida | null }) {
  const t = useTextos(textosNotaFiscal);
  const { depositos } = useOpcoesDoEstoque();
  const { contaDaForma } = usePagamento();
  const { definir, ler } = useFormulario();
  const modelo = useValor(campo('modelo'));
  const inicial: OpcaoDeBusca | null = nota && { valor: nota.fornecedorId, rotulo: nota.fornecedorNome };
  const habituais = async (id: number | null): Promise<void> => {
    if (id === null) return;
    const f = await chamar(fornecedoresApi.obter, { params: { id } });
    definir(campo('impostos'), impostosIniciais(ler(campo('modelo')), f.impostos));
    if (!ler(campo('categoriaFinanceiraId'))) definir(campo('categoriaFinanceiraId'), f.categoriaFinanceiraId);
    if (!ler(campo('centroCustoId'))) definir(campo('centroCustoId'), f.centroCustoId);
    if (f.formaPagamentoId !== null && !ler(campo('formaPagamentoId'))) {
      definir(campo('formaPagamentoId'), f.formaPagamentoId);
      definir(campo('contaBancariaId'), contaDaForma(f.formaPagamentoId));
    }
  };
  /** A whole key tells number and series: nobody types them twice. */
  const lerChave = (digitada: string): void => {
    const chave = limparChaveDeAcesso(digitada);
    if (!isChaveDeAcesso(chave)) return;
    const { numero, serie } = partesDaChave(chave);
    definir(campo('numero'), numero);
    definir(campo('serie'), serie);
  };
  return (
    <SecaoFormulario>
      <FornecedorPicker
        nome={campo('fornecedorId')}
        rotulo={t('fornecedor')}
        colunas={8}
        inicial={inicial}
        autoFoco={nota === null}
        aoMudar={(id) => void habituais(id).catch(avisar.erro)}
      />
      <CampoSelecao
        nome={campo('modelo')}
        rotulo={t('modelo')}
        colunas={4}
        opcoes={useOpcoes(modelosNotaFiscal)}
        aoMudar={() => void habituais(Number(ler(campo('fornecedorId'))) || null).catch(avisar.erro)}
      />
      <CampoTexto
        nome={campo('chave')}
        rotulo={t('chave')}
        dica={t('chaveAjuda', { n: modelo === 'nfse' ? 50 : 44 })}
        colunas={6}
        maximo={60}
        aoMudar={lerChave}
      />
      <CampoTexto nome={campo('numero')} rotulo={t('numero')} colunas={4} maximo={20} />
      <CampoTexto nome={campo('serie')} rotulo={t('serie')} colunas={2} maximo={5} />
      <CampoData nome={campo('dataEmissao')} rotulo={t('emissao')} colunas={3} />
      <CampoData nome={campo('dataEntrada')} rotulo={t('entrada')} dica={t('entradaAjuda')} colunas={3} />
      <CampoSelecao nome={campo('depositoId')} rotulo={t('deposito')} colunas={6} opcoes={depositos} />
      <CampoTexto nome={campo('descricao')} rotulo={t('descricao')} colunas={12} maximo={150} />
    </SecaoFormulario>
  );
}

function Encargos() {
  const t = useTextos(textosNotaFiscal);
  return (
    <SecaoFormulario titulo={t('encargos')}>
      <CampoDinheiro nome={campo('freteCentavos')} rotulo={t('frete')} colunas={3} />
      <CampoDinheiro nome={campo('seguroCentavos')} rotulo={t('seguro')} colunas={3} />
      <CampoDinheiro nome={campo('outrasCentavos')} rotulo={t('outras')} colunas={3} />
      <CampoDinheiro nome={campo('descontoCentavos')} rotulo={t('descontoDaNota')} colunas={3} />
    </SecaoFormulario>
  );
}

/** To be compared with the paper while one types. */
function Total() {
  const t = useTextos(textosNotaFiscal);
  return (
    <p className={estilo.total}>
      {t('totalDaNota')}: <strong>{formatarReais(useTotal())}</strong>
    </p>
  );
}
