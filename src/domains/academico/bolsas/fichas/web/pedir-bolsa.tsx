import { bolsasApi } from '../../pedidos/api.ts';
import { novoPedido } from '../../pedidos/esquemas.ts';
import { BotaoSalvar, camposDe, CampoSelecao, CampoTaxa, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';

const campo = camposDe<typeof novoPedido>();
const ID = 'pedir-bolsa';

/** Asks for a scholarship of one student of the family. */
export default function PedirBolsa({ fichaId, aoFechar }: { fichaId: number; aoFechar: (mudou: boolean) => void }) {
  const t = useTextos(textosFichaSocioeconomica);
  const { data } = useConsulta(bolsasApi.opcoesDeBolsa, { query: { FichaId: fichaId } });
  const [primeira] = data?.matriculas ?? [];
  return (
    <Janela
      aberta
      titulo={t('pedirBolsa')}
      aoFechar={() => aoFechar(false)}
      {...(primeira ? { rodape: <BotaoSalvar formulario={ID} rotulo={t('pedirBolsa')} /> } : {})}
    >
      <p>{t('pedirBolsaTexto')}</p>
      {data === undefined ? (
        <Esqueleto linhas={2} />
      ) : primeira === undefined ? (
        <p className="consequencia">{t('semAlunos')}</p>
      ) : (
        <Formulario
          id={ID}
          esquema={novoPedido}
          valoresIniciais={{ fichaId, matriculaId: primeira.id, percentualSolicitado: '100' }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(bolsasApi.pedirBolsa, { body }, { chaveIdempotencia })}
          aposSalvar={() => {
            avisar.sucesso(t('pedida'));
            void envelhecer('BolsaPedido');
            aoFechar(true);
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('matriculaId')}
              rotulo={t('aluno')}
              colunas={8}
              opcoes={data.matriculas.map(({ id, alunoNome, cursoNome }) => ({ valor: id, rotulo: `${alunoNome} · ${cursoNome}` }))}
            />
            <CampoTaxa nome={campo('percentualSolicitado')} rotulo={t('percentual')} colunas={4} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
