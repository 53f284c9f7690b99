import { z } from 'zod';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { campo as campos } from '#shared/campos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { textosFichaSocioeconomica } from '../texts.ts';

const esquema = z.strictObject({ anoLetivoId: campos.id() });
const campo = camposDe<typeof esquema>();
const ID = 'renovar-ficha';

/** The form of a later year, from this one. */
export default function RenovarFicha({ id, ano, aoFechar }: { id: number; ano: number; aoFechar: (mudou: boolean) => void }) {
  const t = useTextos(textosFichaSocioeconomica);
  const irPara = useIrPara();
  const seguintes = useAnosLetivos().anos.filter((outro) => outro.ano > ano);
  return (
    <Janela aberta titulo={t('renovar')} aoFechar={() => aoFechar(false)} rodape={<BotaoSalvar formulario={ID} rotulo={t('renovar')} />}>
      <p>{t('renovarTexto')}</p>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={{ anoLetivoId: seguintes.at(-1)?.id ?? '' }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.renovarFicha, { params: { id }, body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const nova = resposta as RespostaCliente<typeof api.renovarFicha>;
          avisar.sucesso(t('renovada', { n: nova.pedidos }));
          void envelhecer('FichaSocioeconomica', 'BolsaPedido');
          aoFechar(false);
          void irPara('ficha-socioeconomica', { id: nova.id });
        }}
      >
        <EmColunas>
          <CampoSelecao
            nome={campo('anoLetivoId')}
            rotulo={t('ano')}
            colunas={6}
            opcoes={seguintes.map((a) => ({ valor: a.id, rotulo: String(a.ano) }))}
          />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
