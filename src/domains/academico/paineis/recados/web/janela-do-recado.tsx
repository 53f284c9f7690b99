import { BotaoSalvar, camposDe, CampoSelecao, CampoTextoLongo, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { recadosApi } from '../api.ts';
import { destinos, esquemaRecado } from '../esquemas.ts';
import { textosRecado } from '../texts.ts';

const campo = camposDe<typeof esquemaRecado>();
const MAXIMO = 1000;
type Opcoes = RespostaCliente<typeof recadosApi.opcoesDoRecado>;

/** What is filled in when the window opens. Of a diary without a teacher: to whoever teaches it. */
export type RecadoProposto = { docenteId: number | null; turmaDisciplinaId: number | null; texto: string };

function iniciaisDe({ diarios }: Opcoes, { docenteId, turmaDisciplinaId, texto }: RecadoProposto) {
  const diario = diarios.find(({ id }) => id === turmaDisciplinaId);
  const alvoId = docenteId ?? diario?.docentes[0] ?? null;
  return { para: 'docente' as const, alvoId, turmaDisciplinaId: diario?.id ?? null, texto: texto.slice(0, MAXIMO) };
}

/** A message to a teacher, or to all of a class or a course. */
export default function JanelaDoRecado({ proposto, aoFechar }: { proposto: RecadoProposto; aoFechar: () => void }) {
  const t = useTextos(textosRecado);
  const { data } = useConsulta(recadosApi.opcoesDoRecado, {});
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={t('novoRecado')}
      rodape={<BotaoSalvar formulario="recado" rotulo={t('enviar')} />}
    >
      {data ? (
        <Formulario
          id="recado"
          esquema={esquemaRecado}
          valoresIniciais={iniciaisDe(data, proposto)}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(recadosApi.enviarRecado, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            avisar.sucesso(t('enviado', { n: (resposta as { destinatarios: number }).destinatarios }));
            void envelhecer('PainelProfessor', 'Recado');
            aoFechar();
          }}
        >
          <Campos opcoes={data} />
        </Formulario>
      ) : (
        <Esqueleto linhas={5} />
      )}
    </Janela>
  );
}

function Campos({ opcoes }: { opcoes: Opcoes }) {
  const t = useTextos(textosRecado);
  const { idioma } = useIdioma();
  const para = useValor(campo('para'));
  const alvo = Number(useValor(campo('alvoId')));
  const alvos = { docente: opcoes.docentes, turma: opcoes.turmas, curso: opcoes.cursos }[para as 'docente'];
  const diarios = opcoes.diarios.filter(({ docentes, turmaId, cursoId }) =>
    para === 'docente' ? docentes.includes(alvo) : alvo === (para === 'turma' ? turmaId : cursoId),
  );
  return (
    <EmColunas>
      <CampoSelecao
        nome={campo('para')}
        rotulo={t('para')}
        colunas={4}
        opcoes={destinos.map((d) => ({ valor: d.valor, rotulo: d[idioma] }))}
      />
      <CampoSelecao nome={campo('alvoId')} rotulo={t(para as 'docente')} colunas={8} opcoes={comoOpcoes(alvos)} />
      <CampoSelecao nome={campo('turmaDisciplinaId')} rotulo={t('diario')} dica={t('diarioDica')} opcoes={comoOpcoes(diarios)} />
      <CampoTextoLongo nome={campo('texto')} rotulo={t('texto')} dica={t('textoDica')} linhas={4} maximo={MAXIMO} autoFoco />
    </EmColunas>
  );
}
