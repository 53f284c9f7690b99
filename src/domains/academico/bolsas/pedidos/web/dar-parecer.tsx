import { BotaoSalvar, camposDe, CampoTaxa, CampoTextoLongo, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';
import { parecer } from '../esquemas.ts';

const campo = camposDe<typeof parecer>();
const ID = 'dar-parecer';

/** The opinion that the committee decides by. */
export default function DarParecer({ id, versao, aoFechar }: { id: number; versao: number; aoFechar: () => void }) {
  const t = useTextos(textosBolsa);
  return (
    <Janela aberta titulo={t('darParecer')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('darParecer')} />}>
      <Formulario
        id={ID}
        esquema={parecer}
        valoresIniciais={{ versao, parecer: '', percentualRecomendado: '' }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.darParecer, { params: { id }, body }, { chaveIdempotencia })}
        aposSalvar={() => {
          avisar.sucesso(t('salvo'));
          void envelhecer('BolsaPedido', 'FichaSocioeconomica');
          aoFechar();
        }}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('parecer')} rotulo={t('parecer')} maximo={4000} linhas={6} autoFoco />
          <CampoTaxa nome={campo('percentualRecomendado')} rotulo={t('recomendado')} colunas={5} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
