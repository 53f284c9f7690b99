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
type Opcoes = RespostaCliente<typeof recadosApi.opcoesDoRecado>;

/** A message to a teacher, or to all of a class or a course. */
export default function JanelaDoRecado({ docenteId, aoFechar }: { docenteId: number | null; aoFechar: () => void }) {
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
          valoresIniciais={{ para: 'docente', alvoId: docenteId, turmaDisciplinaId: null, texto: '' }}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(recadosApi.enviarRecado, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            avisar.sucesso(t('enviado', { n: (resposta as { destinatarios: number }).destinatarios }));
            void envelhecer('PainelProfessor');
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
      <CampoTextoLongo nome={campo('texto')} rotulo={t('texto')} dica={t('textoDica')} linhas={4} maximo={1000} autoFoco />
    </EmColunas>
  );
}
