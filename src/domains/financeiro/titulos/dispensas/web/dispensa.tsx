import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosDispensa } from '../texts.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoDinheiro, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { dispensasApi } from '../api.ts';
import { dispensaEsquema } from '../esquemas.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';

const campo = camposDe<typeof dispensaEsquema>();

const FORMULARIO = 'dispensa-de-encargos';

/** Waives fine or interest of a title, as owed today, with a reason. */
export function DispensaDeEncargos({
  titulo,
  aoFechar,
}: {
  titulo: { id: number; devido: { multaCentavos: Centavos; jurosCentavos: Centavos } };
  aoFechar: () => void;
}) {
  const t = useTextos(textosDispensa);
  const { multaCentavos, jurosCentavos } = titulo.devido;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('dispensar')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('dispensar')} />}>
      <Formulario
        id={FORMULARIO}
        esquema={dispensaEsquema}
        valoresIniciais={{ multaCentavos, jurosCentavos, motivo: '' }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(dispensasApi.dispensarEncargos, { params: { id: titulo.id }, body }, { chaveIdempotencia })
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
