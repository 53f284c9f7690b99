import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { lancamentosApi as api } from '../../api.ts';
import { recarregarLancamentos } from '../../editor/web/door.tsx';
import { estornoDeFechado, estornoDeLancamento } from '../../esquemas.ts';
import { textosLancamento } from '../../texts.ts';
import type { Lancamento } from './tipos.ts';

const campo = camposDe<typeof estornoDeLancamento>();
const FORMULARIO = 'estorno-de-lancamento';

/** Why an entry is reversed, and when: its own day, or another where its período is closed. */
export default function Estorno({ lancamento: l, aoFechar }: { lancamento: Lancamento; aoFechar: () => void }) {
  const t = useTextos(textosLancamento);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('estornar')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('estornar')} />}>
      <Formulario
        id={FORMULARIO}
        esquema={l.periodoAberto ? estornoDeLancamento : estornoDeFechado}
        valoresIniciais={{ motivo: '', dataEstorno: l.periodoAberto ? '' : hojeNaEscola() }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.estornar, { params: { id: l.id }, body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { numero } = resposta as RespostaCliente<typeof api.estornar>;
          avisar.sucesso(t('estornado_agora', { numero }));
          void recarregarLancamentos();
          aoFechar();
        }}
      >
        <p>{t('estornarTexto', { data: formatarData(l.dataLancamento) })}</p>
        <EmColunas>
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={8} maximo={300} autoFoco />
          <CampoData nome={campo('dataEstorno')} rotulo={t('dataEstorno')} dica={t('dataEstornoAjuda')} colunas={4} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
