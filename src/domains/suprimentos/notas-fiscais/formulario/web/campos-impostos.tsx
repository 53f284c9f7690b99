import { CamposImpostos } from '#domains/financeiro/fornecedores/web/door.tsx';
import { SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { outroRetido } from '#domains/suprimentos/notas-fiscais/pendencias.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { campo } from './caminhos.ts';
import type { NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';

/** Which taxes are withheld of an invoice; where its file says how much, whether that is what the rates give. */
export function CamposDosImpostos({ nota }: { nota: NotaLida | null }) {
  const t = useTextos(textosNotaFiscal);
  const parcelas = useValor(campo('parcelas')) ?? [];
  const calculado = parcelas.reduce((soma, p) => soma + (Number(p?.brutoCentavos) || 0) - (Number(p?.valorCentavos) || 0), 0);
  const outro = outroRetido(nota?.retidoNoArquivoCentavos ?? null, calculado);
  return (
    <SecaoFormulario>
      <div className="inteira">
        <p className="suave">{t('impostosAjuda')}</p>
        {outro && (
          <p className="consequencia" role="status">
            {t('retidoNoArquivo', outro)}
          </p>
        )}
        <CamposImpostos nome={campo('impostos')} rotulo={t('impostos')} daConta />
      </div>
    </SecaoFormulario>
  );
}
