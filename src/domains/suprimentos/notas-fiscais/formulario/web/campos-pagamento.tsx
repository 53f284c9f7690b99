import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import {
  CampoData,
  CampoDinheiro,
  CampoSelecao,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { CalcularParcelas } from './calcular-parcelas.tsx';
import { campo } from './caminhos.ts';
import { useTotal } from './use-total.ts';

/** Who bears an invoice, from where it is paid, and when. */
export function CamposDoPagamento() {
  const t = useTextos(textosNotaFiscal);
  const { contas, formas, categorias, centros, contaDaForma } = usePagamento();
  const { definir } = useFormulario();
  return (
    <>
      <SecaoFormulario>
        <CampoSelecao nome={campo('categoriaFinanceiraId')} rotulo={t('categoria')} colunas={6} opcoes={categorias} />
        <CampoSelecao nome={campo('centroCustoId')} rotulo={t('centroCusto')} colunas={6} opcoes={centros} />
        <CampoSelecao
          nome={campo('formaPagamentoId')}
          rotulo={t('formaPagamento')}
          colunas={6}
          opcoes={formas}
          aoMudar={(id) => definir(campo('contaBancariaId'), contaDaForma(id))}
        />
        <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={6} opcoes={contas} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('parcelas')}>
        <div className="inteira">
          <CalcularParcelas />
          <ListaDeCampos
            nome={campo('parcelas')}
            rotulo={t('parcelas')}
            nomeDoItem={(i) => t('parcelaN', { n: i + 1 })}
            rotuloAdicionar={t('adicionarParcela')}
            novo={() => ({ dataVencimento: '', brutoCentavos: null, valorCentavos: null })}
            maximo={60}
          >
            {(item) => (
              <>
                <CampoData nome={dentro(item, 'dataVencimento')} rotulo={t('vencimento')} colunas={4} />
                <CampoDinheiro
                  nome={dentro(item, 'brutoCentavos')}
                  rotulo={t('bruto')}
                  colunas={4}
                  aoMudar={(valor) => definir(dentro(item, 'valorCentavos'), valor)}
                />
                <Liquido nome={dentro(item, 'valorCentavos')} rotulo={t('liquido')} />
              </>
            )}
          </ListaDeCampos>
          <Soma />
        </div>
      </SecaoFormulario>
    </>
  );
}

/** Whether the installments are those of the invoice, and what of them is paid to the supplier. */
function Soma() {
  const t = useTextos(textosNotaFiscal);
  const parcelas = useValor(campo('parcelas')) ?? [];
  const total = useTotal();
  const somar = (qual: 'brutoCentavos' | 'valorCentavos') =>
    centavos(parcelas.reduce((soma, p) => soma + (typeof p?.[qual] === 'number' ? p[qual] : 0), 0));
  const [soma, liquido] = [somar('brutoCentavos'), somar('valorCentavos')];
  if (parcelas.length === 0) return <p role="status" />;
  const falta = total - soma;
  return (
    <p role="status" className={falta === 0 ? 'suave' : 'consequencia'}>
      {falta === 0
        ? t('calculadas', { liquido: formatarReais(liquido), retido: formatarReais(centavos(soma - liquido)) })
        : t(falta > 0 ? 'parcelasFaltam' : 'parcelasSobram', {
            soma: formatarReais(soma),
            valor: formatarReais(centavos(Math.abs(falta))),
          })}
    </p>
  );
}

/** What the supplier is paid of an installment: reckoned, never typed. */
function Liquido({ nome, rotulo }: { nome: Parameters<typeof useValor<number>>[0]; rotulo: string }) {
  const valor = useValor(nome);
  return (
    <p>
      <span className="suave">{rotulo}</span>
      <br />
      {typeof valor === 'number' ? formatarValor(centavos(valor)) : '—'}
    </p>
  );
}
