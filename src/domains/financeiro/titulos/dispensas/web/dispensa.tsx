import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoDinheiro, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { acordosApi as api } from '#domains/financeiro/titulos/acordos/api.ts';
import { dispensaEsquema } from '#domains/financeiro/titulos/acordos/esquemas.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { TituloLido } from '#domains/financeiro/titulos/ficha/web/titulo-janela.tsx';

const campo = camposDe<typeof dispensaEsquema>();

const FORMULARIO = 'dispensa-de-encargos';

/** Waives fine or interest of a title, as owed today, with a reason. */
export function DispensaDeEncargos({ titulo, aoFechar }: { titulo: TituloLido; aoFechar: () => void }) {
  const t = useTextos(textosAcordo);
  const { multaCentavos, jurosCentavos } = titulo.devido;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('dispensar')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('dispensar')} />}>
      <Formulario
        id={FORMULARIO}
        esquema={dispensaEsquema}
        valoresIniciais={{ multaCentavos, jurosCentavos, motivo: '' }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(api.dispensarEncargos, { params: { id: titulo.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(t('dispensou'));
          void recarregarTitulos();
          aoFechar();
        }}
      >
        <p>{t('dispensarTexto', { multa: formatarReais(multaCentavos), juros: formatarReais(jurosCentavos) })}</p>
        <EmColunas>
          <CampoDinheiro nome={campo('multaCentavos')} rotulo={t('multa')} colunas={6} />
          <CampoDinheiro nome={campo('jurosCentavos')} rotulo={t('juros')} colunas={6} />
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={12} maximo={300} autoFoco />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
