import { FormularioDaNota } from '#domains/suprimentos/notas-fiscais/formulario/web/door.tsx';
import { recarregarNotas } from '#domains/suprimentos/notas-fiscais/web/recarregar.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';

/** Types an invoice, and opens the draft that it is from then on. */
export default function CriarNfPage() {
  const t = useTextos(textosNotaFiscal);
  const irPara = useIrPara();
  const abrir = async ({ id, numero }: { id: number; numero: string }): Promise<void> => {
    avisar.sucesso(t('salva', { numero }));
    await recarregarNotas();
    await irPara('nota-nf', { id }, {}, { substituir: true });
  };
  return (
    <Pagina acoes={<BotaoSalvar />}>
      <FormularioDaNota nota={null} aoSalvar={(salva) => void abrir(salva)} />
    </Pagina>
  );
}
