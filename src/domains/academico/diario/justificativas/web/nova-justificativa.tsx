import { useState } from 'react';
import type { z } from 'zod';
import { chamar, enviarArquivo } from '#platform/web/rede/api.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, CampoTextoLongo, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { justificativasApi } from '../api.ts';
import { esquemaJustificativa } from '../esquemas.ts';
import { motivosDeFalta } from '../motivos.ts';
import { textosJustificativa } from '../texts.ts';
import { EscolhaDeDocumento } from './escolha-de-documento.tsx';
import { reler } from './reler.ts';
import estilo from './justificativas.module.css';

const campo = camposDe<typeof esquemaJustificativa>();
const ID = 'nova-justificativa';
export type AlunoAEscolher = { matriculaId: number; nome: string };

/** Period, reason and document in one window; the document goes after the justification, which stands without it too. */
export default function NovaJustificativa({ alunos, aoFechar }: { alunos: readonly AlunoAEscolher[]; aoFechar: () => void }) {
  const t = useTextos(textosJustificativa);
  const { idioma } = useIdioma();
  const [documento, setDocumento] = useState<File | null>(null);
  const hoje = hojeNaEscola();
  const iniciais = { matriculaId: '', dataInicio: hoje, dataFim: hoje, motivo: 'saude' as const, descricao: '' };
  const salvar = async (_: unknown, body: z.output<typeof esquemaJustificativa>, chaveIdempotencia: string): Promise<void> => {
    const { id } = await chamar(justificativasApi.registrarJustificativa, { body }, { chaveIdempotencia });
    if (!documento) return;
    await enviarArquivo(justificativasApi.anexarDocumento, { params: { id } }, documento).catch((erro: unknown) =>
      avisar.erro(t('semDocumento', { motivo: mensagemDe(erro) })),
    );
  };
  return (
    <Janela
      aberta
      titulo={t('nova')}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('cancelar')}</BotaoFechar>
          <BotaoSalvar formulario={ID} rotulo={t('registrar')} />
        </>
      }
    >
      <p className="consequencia">{t('novaTexto')}</p>
      <Formulario
        id={ID}
        esquema={esquemaJustificativa}
        valoresIniciais={iniciais}
        aoSalvar={salvar}
        aposSalvar={() => {
          avisar.sucesso(t('registrada'));
          aoFechar();
          void reler();
        }}
      >
        <EmColunas>
          <CampoSelecao
            nome={campo('matriculaId')}
            rotulo={t('aluno')}
            placeholder={t('escolhaAluno')}
            colunas={12}
            opcoes={alunos.map(({ matriculaId, nome }) => ({ valor: matriculaId, rotulo: nome }))}
          />
          <CampoData nome={campo('dataInicio')} rotulo={t('de')} colunas={6} />
          <CampoData nome={campo('dataFim')} rotulo={t('ate')} colunas={6} />
          <CampoSelecao
            nome={campo('motivo')}
            rotulo={t('motivo')}
            colunas={12}
            opcoes={motivosDeFalta.map(({ valor, ...nomes }) => ({ valor, rotulo: nomes[idioma] }))}
          />
          <CampoTextoLongo nome={campo('descricao')} rotulo={t('descricao')} maximo={500} linhas={2} />
          <div className={`inteira ${estilo.acoes}`}>
            <EscolhaDeDocumento aoEscolher={setDocumento} />
            <span role="status">{documento?.name}</span>
            <span className="suave">{t('documentoAjuda')}</span>
          </div>
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
