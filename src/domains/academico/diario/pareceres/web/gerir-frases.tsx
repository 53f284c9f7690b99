import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { CampoAlternar, camposDe, CampoTextoLongo, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { esquemaEdicaoFrase, esquemaFrase, pareceresApi } from '../api.ts';
import { textosPareceres } from '../texts.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import estilo from './pareceres.module.css';

type Frase = RespostaCliente<typeof pareceresApi.listarFrases>['itens'][number];
const campo = camposDe<typeof esquemaFrase>();

/** The register of phrases: all of them, those that are not offered any more too; whoever writes adds one. */
export default function GerirFrases({ frases, aoFechar }: { frases: readonly Frase[]; aoFechar: () => void }) {
  const t = useTextos(textosPareceres);
  const muda = useSessao().pode('tipo-avaliacao', 'editar');
  const [aberta, setAberta] = useState<Frase | 'nova' | null>(null);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('frases')}
      tamanho="larga"
      rodape={<Button onClick={() => setAberta('nova')}>{t('novaFrase')}</Button>}
    >
      {frases.length === 0 && <p>{t('semFrases')}</p>}
      {!muda && <p className="suave">{t('frasesDaEscola')}</p>}
      <div className={estilo.frases}>
        {frases.map((frase) => (
          <Button key={frase.id} variant={frase.ativa ? 'default' : 'subtle'} size="xs" disabled={!muda} onClick={() => setAberta(frase)}>
            {frase.texto}
          </Button>
        ))}
      </div>
      {aberta && <UmaFrase frase={aberta === 'nova' ? null : aberta} aoFechar={() => setAberta(null)} />}
    </Janela>
  );
}

function UmaFrase({ frase, aoFechar }: { frase: Frase | null; aoFechar: () => void }) {
  const t = useTextos(textosPareceres);
  const { pode } = useSessao();
  const apagar = async ({ id, texto }: Frase): Promise<void> => {
    const excluir = (): Promise<unknown> => chamar(pareceresApi.excluirFrase, { params: { id } });
    if (await excluirRegistro({ nome: texto, excluir, lidas: [pareceresApi.listarFrases] })) aoFechar();
  };
  return (
    <JanelaDeRegistro
      titulo={t(frase ? 'editarFrase' : 'novaFrase')}
      aoFechar={aoFechar}
      aoExcluir={frase && pode('tipo-avaliacao', 'excluir') ? () => void apagar(frase) : undefined}
    >
      <FormularioDeRegistro
        id={FORMULARIO}
        aposSalvar={() => {
          avisar.sucesso(t('salva'));
          void invalidar(pareceresApi.listarFrases);
          aoFechar();
        }}
        novo={{
          esquema: esquemaFrase,
          valores: { texto: '', ativa: true },
          enviar: (body, chaveIdempotencia) => chamar(pareceresApi.criarFrase, { body }, { chaveIdempotencia }),
        }}
        edicao={frase && { esquema: esquemaEdicaoFrase, valores: frase, enviar: (body) => chamar(pareceresApi.editarFrase, { body }) }}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('texto')} rotulo={t('frase')} colunas={12} maximo={500} />
          <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={12} />
        </EmColunas>
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}
