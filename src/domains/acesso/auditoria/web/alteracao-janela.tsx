import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Elo, useIrPara } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { auditoriaApi as api } from '../api.ts';
import { nomeDoAto } from '../atos.ts';
import { mudancasDe } from '../mudancas.ts';
import { nomeDoTipo, registrosAuditados } from '../registros.ts';
import { textosAuditoria } from '../texts.ts';

type Alteracao = RespostaCliente<typeof api.obterAlteracao>;

/** One change: who, when, why, and the record before and after, side by side. */
export default function AlteracaoJanela({ seq, aoFechar }: { seq: number; aoFechar: () => void }) {
  const t = useTextos(textosAuditoria);
  const { idioma } = useIdioma();
  const irPara = useIrPara();
  const { data: alteracao, error, refetch } = useConsulta(api.obterAlteracao, { params: { seq } });
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={
        alteracao
          ? t('alteracaoTitulo', { registro: nomeDoTipo(alteracao.tipo, idioma), ato: nomeDoAto(alteracao.acao, idioma) })
          : t('alteracoes')
      }
      rodape={
        alteracao && (
          <Button
            variant="default"
            onClick={() => {
              aoFechar();
              void irPara('auditoria', {}, { tipo: alteracao.tipo, registro: alteracao.registroId });
            }}
          >
            {t('soDesteRegistro')}
          </Button>
        )
      }
    >
      {error && !alteracao && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!error && !alteracao && <Esqueleto linhas={8} />}
      {alteracao && <Corpo alteracao={alteracao} />}
    </Janela>
  );
}

function Corpo({ alteracao: a }: { alteracao: Alteracao }) {
  const t = useTextos(textosAuditoria);
  const { idioma } = useIdioma();
  const { tela, parametro } = registrosAuditados[a.tipo] ?? {};
  const mudancas = mudancasDe(a.antes, a.depois, idioma);
  return (
    <>
      <FatosEmColunas
        fatos={[
          [t('em'), escreverInstante(a.em)],
          [t('quem'), nomeDoAutor(a.usuarioNome, idioma) ?? t('processo')],
          [t('nome'), a.registroNome ?? `nº ${a.registroId}`],
          a.motivo !== null && [t('motivo'), a.motivo],
          a.ip !== null && [t('endereco'), a.ip],
          a.correlacao !== null && [t('codigo'), a.correlacao],
        ]}
      />
      {tela && parametro && a.registroId > 0 && (
        <p>
          <Elo tela={tela} params={{ [parametro]: a.registroId }}>
            {t('abrirRegistro')}
          </Elo>
        </p>
      )}
      {mudancas.length === 0 && <p className="suave">{t('semCampos')}</p>}
      {mudancas.length > 0 && (
        <Tabela
          legenda={t('alteracoes')}
          colunas={[t('campo'), t('antes'), t('depois')]}
          cartao={{ titulo: 0 }}
          linhas={mudancas.map(({ campo, antes, depois }) => ({ chave: campo, celulas: [campo, antes ?? '—', depois ?? '—'] }))}
        />
      )}
    </>
  );
}
