import { recarregarConciliacao } from '#domains/financeiro/caixa/web/recarregar.ts';
import { BotaoSalvar, CampoDinheiro, camposDe, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { conciliacaoApi, valorDaLinha } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import type { LinhaDoExtrato } from './sugestoes.tsx';

const campo = camposDe<typeof valorDaLinha>();
const FORMULARIO = 'valor-da-linha';

/** The amount of a line that cannot be read, as the bank's own site tells it. */
export default function InformarValor({ linha, aoFechar }: { linha: LinhaDoExtrato; aoFechar: () => void }) {
  const t = useTextos(textosConciliacao);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={linha.descricao} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('informar')} />}>
      <p>{t('informarTexto', { lido: linha.valorLido ?? '' })}</p>
      <Formulario
        id={FORMULARIO}
        esquema={valorDaLinha}
        valoresIniciais={{ valorCentavos: linha.valorCentavos }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(conciliacaoApi.informarValor, { params: { id: linha.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(t('informado'));
          aoFechar();
          void recarregarConciliacao();
        }}
      >
        <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valor')} />
      </Formulario>
    </Janela>
  );
}
