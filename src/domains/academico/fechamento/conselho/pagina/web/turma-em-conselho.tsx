import { useRef, useState } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { situacaoDe } from '#platform/web/formulario/envio/situacao.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaQueFalhou } from '#platform/web/registro/registro.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { situacoesDoConselho } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import { AcoesDoConselho } from './acoes.tsx';
import { AlunoEmConselho } from './aluno-em-conselho.tsx';
import { FORMULARIO_DO_ALUNO } from './decisao.tsx';
import { Alunos } from './alunos.tsx';
import estilo from './conselho.module.css';

const tons = { aberto: 'aberto', lavrado: 'sucesso', cancelado: 'neutro' } as const;

/** One class, student by student; the keyboard goes on and back, saving what was typed. */
export default function TurmaEmConselho({ id }: { id: number }) {
  const t = useTextos(textosConselho);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ aluno }, mudar] = useEndereco('aluno');
  const { data, error, refetch } = useConsulta(conselhoApi.obterConselho, { params: { id } });
  const depoisDeSalvar = useRef<(() => void) | null>(null);
  const [atasPedidas, setAtasPedidas] = useState(0);
  const alunos = data?.alunos ?? [];
  const lugar = Math.max(
    alunos.findIndex(({ matriculaId }) => String(matriculaId) === aluno),
    0,
  );
  const mostrar = (qual: number): void => mudar({ aluno: qual }, { substituir: true });
  /** What was typed about a student is saved before anything else is done; what cannot be saved stays in sight. */
  const salvarAntes = (fazer: () => void): void => {
    const formulario = document.getElementById(FORMULARIO_DO_ALUNO);
    if (formulario instanceof HTMLFormElement && situacaoDe(FORMULARIO_DO_ALUNO).alterado) {
      depoisDeSalvar.current = fazer;
      formulario.requestSubmit();
    } else fazer();
  };
  const irPara = (posicao: number): void => {
    const qual = alunos[posicao]?.matriculaId;
    if (qual !== undefined) salvarAntes(() => mostrar(qual));
  };
  const aposSalvar = (): void => {
    const fazer = depoisDeSalvar.current;
    depoisDeSalvar.current = null;
    fazer?.();
  };
  useAtalho('alt+arrowdown', () => irPara(lugar + 1), { descricao: t('proximo'), emCampos: true });
  useAtalho('alt+arrowup', () => irPara(lugar - 1), { descricao: t('anterior'), emCampos: true });
  if (!data) return error ? <PaginaQueFalhou consulta={{ error, refetch }} /> : <PaginaCarregando linhas={14} />;
  const atual = alunos[lugar];
  return (
    <Pagina
      titulo={t('conselhoDe', { turma: data.turma.nome, etapa: data.etapa?.nome ?? `${t('doAno')} ${data.turma.ano}` })}
      situacao={<Etiqueta tom={tons[data.situacao]}>{rotuloDe(situacoesDoConselho, data.situacao, idioma)}</Etiqueta>}
      acoes={
        <AcoesDoConselho conselho={data} atasPedidas={atasPedidas} aoLavrar={() => salvarAntes(() => setAtasPedidas(atasPedidas + 1))} />
      }
    >
      {data.cancelamento && <p role="status">{t('canceladoPor', { ...data.cancelamento, em: escreverInstante(data.cancelamento.em) })}</p>}
      {data.anoFechado && <p className="suave">{t('anoFechado')}</p>}
      {!atual ? (
        <EstadoVazio titulo={t('semAlunos')} />
      ) : (
        <div className={estilo.quadro}>
          <Alunos conselho={data} lugar={lugar} aoIr={irPara} />
          <AlunoEmConselho
            key={atual.matriculaId}
            conselho={data}
            aluno={atual}
            lugar={lugar}
            escreve={data.situacao === 'aberto' && !data.anoFechado && pode('conselho-de-classe', 'editar')}
            aoIr={irPara}
            aposSalvar={aposSalvar}
          />
        </div>
      )}
    </Pagina>
  );
}
